// The lockers of the sandbox courier. They do not exist.

export type SandboxLocker = {
  code: string;
  name: string;
  street: string;
  city: string;
  county: string;
  postalCode: string;
  boxes: readonly ("S" | "M" | "L")[];
  takesCard: boolean;
};

export const sandboxLockers: readonly SandboxLocker[] = [
  {
    code: "101",
    name: "Sandbox Observatorului",
    street: "Str. Observatorului 34",
    city: "Cluj-Napoca",
    county: "Cluj",
    postalCode: "400500",
    boxes: ["S", "M", "L"],
    takesCard: true,
  },
  {
    code: "102",
    name: "Sandbox Piața Cipariu",
    street: "Piața Cipariu 9",
    city: "Cluj-Napoca",
    county: "Cluj",
    postalCode: "400191",
    boxes: ["S"],
    takesCard: false,
  },
  {
    code: "103",
    name: "Sandbox Turda Centru",
    street: "Str. Republicii 5",
    city: "Turda",
    county: "Cluj",
    postalCode: "401015",
    boxes: ["S", "M", "L"],
    takesCard: true,
  },
  {
    code: "201",
    name: "Sandbox Iulius Timișoara",
    street: "Str. Demetriade 1",
    city: "Timișoara",
    county: "Timiș",
    postalCode: "300088",
    boxes: ["M", "L"],
    takesCard: true,
  },
  {
    code: "301",
    name: "Sandbox Piața Muncii",
    street: "Bd. Decebal 25",
    city: "București",
    county: "București",
    postalCode: "030964",
    boxes: ["S", "M", "L"],
    takesCard: true,
  },
];
