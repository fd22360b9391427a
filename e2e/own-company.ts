// The company of an owner who has replaced the demo's, as the form of the settings takes it.

export const OWN_COMPANY = {
  name: "Recondiționate Cluj",
  legalName: "Recondiționate Cluj SRL",
  cui: "RO18547290",
  tradeRegister: "J12/812/2019",
  street: "Str. Fabricii 7",
  city: "Cluj-Napoca",
  postalCode: "400620",
  email: "magazin@reconditionate.example",
  phone: "0264 123 456",
};
