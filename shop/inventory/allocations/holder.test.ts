import { describe, expect, test } from "vitest";
import type { VisitorId } from "../../../base/id.ts";
import { isAccount, networkOf, passedLimit, plainAddress, plainPhone, type AllocatedCounts } from "./holder.ts";

test.each(["+40 712 345 678", "0040712345678", "0712.345.678", "40712345678"])(
  "the phone number %s is one phone",
  (typed) => {
    expect(plainPhone(typed)).toBe("40712345678");
  },
);

describe("a delivery address", () => {
  const at = (address: string, city = "Cluj-Napoca") =>
    plainAddress({ address, city, county: "CJ", postalCode: "400174" });

  test.each([
    "Strada Horea nr. 3, bl. A, sc. 2, ap. 14",
    "str Horea 3 A 2 14",
    "STR. HOREA, NR 3; BLOC A SCARA 2 APARTAMENTUL 14",
    "  Horea 3/A/2/14 ",
  ])("%s is the same address", (typed) => {
    expect(at(typed)).toBe(at("Str. Horea 3, Bl. A, Sc. 2, Ap. 14"));
  });

  test("is another's at another number, apartment or town, and its accents do not matter", () => {
    const addresses = [at("Str. Horea 3"), at("Str. Horea 30"), at("Str. Horea 3 ap. 1"), at("Str. Horea 3", "Turda")];
    expect(new Set(addresses).size).toBe(4);
    expect(at("Str. Ștefan cel Mare 3")).toBe(at("Str. Stefan cel Mare 3"));
  });
});

describe("the network of an address", () => {
  test.each([
    ["203.0.113.7", "203.0.113"],
    ["203.0.113.255", "203.0.113"],
    ["2001:db8:12:34", "2001:db8:12"],
    ["2001:db8:12:35", "2001:db8:12"],
    ["2001:0db8:0012:0:0:0:0:1", "2001:db8:12"],
    ["2001:db8::1", "2001:db8:0"],
    ["2001:db8::", "2001:db8:0"],
    ["2001:db8:0:7", "2001:db8:0"],
    ["::1", "0:0:0"],
  ])("%s is in the network %s", (clientIp, network) => {
    expect(networkOf(clientIp)).toBe(network);
  });

  test("is null without a client address", () => {
    expect(networkOf("")).toBeNull();
  });
});

test("a signed-in visitor is an account, a browser is not", () => {
  expect(isAccount("account:5" as VisitorId)).toBe(true);
  expect(isAccount("5f1e" as VisitorId)).toBe(false);
});

describe("a limit", () => {
  const limits = { stranger: 5, account: 20, network: 5, wholeNetwork: 40 };
  const stranger = { limits, isKnown: false, hasAccount: false };
  const opened = { limits, isKnown: true, hasAccount: false };
  const account = { limits, isKnown: true, hasAccount: true };
  const held = (units: Partial<AllocatedCounts>): AllocatedCounts => ({
    ofHolder: 0,
    ofNetworksStrangers: 0,
    ofNetwork: 0,
    ...units,
  });

  test.each([
    ["five of a stranger are allowed", held({ ofHolder: 5, ofNetworksStrangers: 5, ofNetwork: 5 }), stranger, null],
    ["a sixth is not", held({ ofHolder: 6 }), stranger, { code: "holds-full", most: 5 }],
    ["six of an account are", held({ ofHolder: 6 }), account, null],
    ["21 of an account are not", held({ ofHolder: 21 }), account, { code: "account-holds-full", most: 20 }],
    [
      "a sixth of a network's strangers is not",
      held({ ofHolder: 1, ofNetworksStrangers: 6 }),
      stranger,
      { code: "network-holds-full", most: 5 },
    ],
    [
      "the neighbours' do not bar an account",
      held({ ofHolder: 1, ofNetworksStrangers: 5, ofNetwork: 30 }),
      account,
      null,
    ],
    ["nor somebody who has opened the link", held({ ofHolder: 1, ofNetworksStrangers: 6, ofNetwork: 7 }), opened, null],
    [
      "41 of a whole network are too many for anybody",
      held({ ofHolder: 1, ofNetwork: 41 }),
      account,
      { code: "network-holds-full", most: 40 },
    ],
    [
      "a limit of 0 is none",
      held({ ofHolder: 900, ofNetworksStrangers: 900, ofNetwork: 900 }),
      { ...stranger, limits: { stranger: 0, account: 0, network: 0, wholeNetwork: 0 } },
      null,
    ],
  ])("%s", (_what, units, who, passed) => {
    expect(passedLimit(units, who)).toEqual(passed);
  });
});
