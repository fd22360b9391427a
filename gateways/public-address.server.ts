// Which IP addresses are on the public internet. What staff type must not lead the shop to its own network.

import { BlockList, isIP } from "node:net";

/** From the registries of special-purpose addresses (RFC 6890): none of these addresses is a public server. */
const specialV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16", // link-local, and the metadata of cloud machines
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];
/** Inside 2000::/3: protocol assignments with Teredo, documentation, and 6to4, which carries any IPv4 address. */
const specialV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(ranges: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = "", bits] = range.split("/");
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}

const blockedV4 = listOf(specialV4, "ipv4");
const blockedV6 = listOf(specialV6, "ipv6");
const globalV6 = listOf(["2000::/3"], "ipv6");
const loopbackV4 = listOf(["127.0.0.0/8"], "ipv4");
const loopbackV6 = listOf(["::1/128"], "ipv6");

/** Whether it is a public address. Mapped and translated IPv4 addresses (::ffff:…, 64:ff9b::…) are none, whatever they carry. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blockedV4.check(address, "ipv4");
  if (family === 6) return globalV6.check(address, "ipv6") && !blockedV6.check(address, "ipv6");
  return false;
}

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return (
    (family === 4 && loopbackV4.check(address, "ipv4")) ||
    (family === 6 && !address.includes(".") && loopbackV6.check(address, "ipv6"))
  );
}
