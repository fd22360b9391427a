/** An address as a visitor types it into a form. */
export const typedAddress = {
  firstName: "Ana",
  lastName: "Pop",
  phone: "0712 345 678",
  address: "Str. Horea 3",
  county: "CJ",
  city: "Cluj-Napoca",
  postalCode: "400174",
};
