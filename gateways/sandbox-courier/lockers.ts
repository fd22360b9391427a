// The lockers of the sandbox courier, in the shape of FAN Courier's pickup points. None of them exists.

const locker = (id: string, county: string, locality: string, street: string, zipCode: string) => ({
  id,
  name: `Sandbox ${locality} ${id.slice(-1)}`,
  address: { county, locality, street, streetNo: "1", zipCode },
});

export const sandboxLockers = [
  locker("SBX0001", "Cluj", "Cluj-Napoca", "Str. Memorandumului", "400114"),
  locker("SBX0002", "Cluj", "Cluj-Napoca", "Str. Bucium", "400630"),
  locker("SBX0003", "Cluj", "Turda", "Str. Avram Iancu", "401096"),
  locker("SBX0004", "București", "București", "Str. Pipera", "014254"),
  locker("SBX0005", "București", "București", "Str. Liviu Rebreanu", "031793"),
  locker("SBX0006", "Iași", "Iași", "Str. Palat", "700032"),
  locker("SBX0007", "Timiș", "Timișoara", "Str. Arieș", "300736"),
];
