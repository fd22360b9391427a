// The specifications: every part of a PC, or the component itself, and the upgrades that a PC has space for.

import { partName, type Category, type PcSpecs, type SpecsOf } from "../../../../shop/catalogue/specs.ts";
import { inBoxOf, isLicensed, osName, osOf } from "../../../../shop/catalogue/operating-system.ts";
import type { Listing } from "../../../../shop/catalogue/listing.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { ListingSpecsView } from "../product.view.server.ts";
import { CachedHtml } from "../../../kit/cached-html.tsx";
import { Makers } from "./makers.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useSpecRows, type SpecRow } from "../spec-rows.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";

type SpecsTabProps = { listing: Listing; specs: ListingSpecsView };

export function SpecsTab({ listing, specs: { upgrades, makers } }: SpecsTabProps) {
  if (listing.kind === "component") {
    const { category, specs } = listing;
    return (
      <div className="max-w-3xl">
        <CachedHtml as="div" name="component-specs" data={{ category, specs }}>
          <ComponentSpecs category={category} specs={specs} />
        </CachedHtml>
        <BoxAndMakers listing={listing} makers={makers} />
      </div>
    );
  }
  return (
    <>
      <CachedHtml as="div" name="pc-specs" data={listing.specs} className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <PcParts specs={listing.specs} />
      </CachedHtml>
      {upgrades ? <UpgradePanel upgrades={upgrades} /> : null}
      <BoxAndMakers listing={listing} makers={makers} />
    </>
  );
}

function ComponentSpecs({ category, specs }: { category: Category; specs: SpecsOf[Category] }) {
  return <SpecTable rows={useSpecRows()(category, specs)} />;
}

function PcParts({ specs }: { specs: PcSpecs }) {
  const rowsOf = useSpecRows();
  return partsOf(specs).map(({ part, category, specs, name }) => (
    <Part key={part + name} part={part} name={name} rows={rowsOf(category, specs)} />
  ));
}

type BoxAndMakersProps = { listing: Listing; makers: ListingSpecsView["makers"] };

function BoxAndMakers({ listing, makers }: BoxAndMakersProps) {
  const box = { kind: listing.kind, extra: inBoxOf(listing.specs), os: osOf(listing) };
  return (
    <CachedHtml as="div" name="box-and-makers" data={{ box, makers }}>
      <InBox {...box} />
      <Makers makers={makers} />
    </CachedHtml>
  );
}

type Box = { kind: Listing["kind"]; extra: ReturnType<typeof inBoxOf>; os: ReturnType<typeof osOf> };

/** What the buyer finds in the box: what its kind always has, and what staff wrote of this listing. */
function InBox({ kind, extra, os }: Box) {
  const { t } = useWords("product");
  return (
    <section className="mt-8 max-w-3xl" aria-labelledby="in-box">
      <h2 id="in-box" className="text-xl">
        {t("box.title")}
      </h2>
      <ul className="mt-2 list-disc ps-5">
        <li>{t(`box.${kind}`)}</li>
        {os && isLicensed(os) ? <li>{t("box.licence", { os: osName(os) })}</li> : null}
        {extra ? <li className="wrap-anywhere">{extra}</li> : null}
      </ul>
    </section>
  );
}

type PartKey = "cpu" | "gpu" | "ram" | "storage" | "motherboard" | "psu" | "case" | "cooler";
type PartView = { part: PartKey; category: Category; specs: SpecsOf[Category]; name: string };

/** In the order of spec 2: processor, graphics, memory, storage, motherboard, power supply, case. */
function partsOf({ cpu, gpu, ram, storage, motherboard, psu, case: box, cooler }: PcSpecs): PartView[] {
  const part = (key: PartKey, category: Category, specs: SpecsOf[Category]): PartView => ({
    part: key,
    category,
    specs,
    name: partName(specs),
  });
  return [
    part("cpu", "processors", cpu),
    ...(gpu ? [part("gpu", "graphics-cards", gpu)] : []),
    part("ram", "ram", ram),
    ...storage.map((drive) => part("storage", drive.kind, drive)),
    part("motherboard", "motherboards", motherboard),
    part("psu", "power-supplies", psu),
    part("case", "cases", box),
    part("cooler", "coolers", cooler),
  ];
}

function Part({ part, name, rows }: { part: PartKey; name: string; rows: SpecRow[] }) {
  const { t } = useWords("product");
  return (
    <section>
      <h2 className="flex items-baseline gap-3">
        <span className="silk text-muted">{t(`part.${part}`)}</span>
        <span className="text-xl">{name}</span>
      </h2>
      <div className="mt-2">
        <SpecTable rows={rows} />
      </div>
    </section>
  );
}

function SpecTable({ rows }: { rows: readonly SpecRow[] }) {
  return (
    <table className="w-full border-t border-line text-sm">
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b border-line align-baseline">
            <th scope="row" className="w-1/2 py-1.5 pe-4 text-start font-normal text-muted">
              {label}
            </th>
            <td className="figure py-1.5">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type UpgradesView = NonNullable<ListingSpecsView["upgrades"]>;

function UpgradePanel({ upgrades: { ramSlots, maxRamGb, m2Slots, sataPorts, processor } }: { upgrades: UpgradesView }) {
  const { t } = useWords("product");
  return (
    <div className="mt-10">
      <Panel label={t("upgrade.title")}>
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <li>{t("upgrade.ram", { count: ramSlots, most: maxRamGb })}</li>
          {m2Slots === null ? null : <li>{t("upgrade.m2", { count: m2Slots })}</li>}
          {sataPorts === null ? null : <li>{t("upgrade.sata", { count: sataPorts })}</li>}
          {processor ? (
            <li>
              {t("upgrade.processor")}{" "}
              <ShopLink to={links.product(processor.id)} className="link">
                {processor.title}
              </ShopLink>{" "}
              <span className="money text-sm">{formatPrice(processor.price)}</span>
            </li>
          ) : null}
        </ul>
      </Panel>
    </div>
  );
}
