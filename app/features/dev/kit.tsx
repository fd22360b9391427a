// /kit: every component in every state, for developers. Its text is not translated.

import { useState, type ReactNode } from "react";
import { Form } from "react-router";
import { ron } from "../../../base/money.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { folders, links } from "../../links.ts";
import { Badge } from "../../kit/badge.tsx";
import { Breadcrumbs } from "../../kit/pages/breadcrumbs.tsx";
import { Button, ButtonLink } from "../../kit/button.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Empty } from "../../kit/empty.tsx";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../kit/field.tsx";
import { Icon, iconNames } from "../../kit/icon.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { Pagination } from "../../kit/pagination.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Picture } from "../../kit/picture/picture.tsx";
import { Price } from "../../kit/price.tsx";
import { Progress } from "../../kit/progress.tsx";
import { Quantity } from "../../kit/quantity.tsx";
import { Reading } from "../../kit/reading.tsx";
import { Drawer, DrawerButton } from "../../kit/drawer.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { useToast } from "../../kit/toast.tsx";
import { Warranty } from "../../kit/warranty.tsx";

export const handle = { words: [] } satisfies RouteHandle;

const grounds = [
  "bg-sunken",
  "bg-page",
  "bg-surface",
  "bg-raised",
  "bg-brand",
  "bg-brand-deep",
  "bg-action",
  "bg-screen",
];
const inks = [
  "text-ink",
  "text-muted",
  "text-link",
  "text-measured",
  "text-estimate",
  "text-danger",
  "text-good",
  "text-warn",
];
const glyphs = "Țară, Știință, fâșie · őz, űr, Győr · ґанок, єдність, її, йод · 0123456789";
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="seagreen" d="M0 0h4v3H0z"/><path fill="peru" d="M1 1h2v1H1z"/></svg>')}`;

export default function Kit() {
  return (
    <Page title="The kit" lead="Every component in every state. The switch in the footer changes the theme.">
      <title>The kit</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-col gap-12">
        <TokensPart />
        <TypePart />
        <IconsPart />
        <ButtonsPart />
        <PricesPart />
        <BadgesPart />
        <Part name="Fields">
          <Fields />
        </Part>
        <QuantityPart />
        <Part name="Over the page">
          <Overlays />
        </Part>
        <TabsPart />
        <PanelsPart />
        <EmptyPart />
      </div>
    </Page>
  );
}

function TokensPart() {
  return (
    <Part name="Tokens">
      <div className="grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-4">
        {grounds.map((ground) => (
          <div key={ground} className={`${ground} h-20 p-2`}>
            <code className="figure bg-raised px-1 text-2xs text-ink">{ground}</code>
          </div>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {inks.map((ink) => (
          <p key={ink} className={`${ink} font-semibold`}>
            {ink}
          </p>
        ))}
      </div>
      <div className="grid grid-cols-3 gap-2">
        <div className="graticule h-24 border border-line bg-surface" />
        <div className="hatch h-24 border border-line bg-estimate-soft" />
        <div className="contacts h-24" />
      </div>
    </Part>
  );
}

function TypePart() {
  return (
    <Part name="Type">
      <p className="font-condensed text-5xl font-bold">Banc de probă</p>
      {["text-4xl", "text-3xl", "text-2xl", "text-xl"].map((size) => (
        <h3 key={size} className={size}>
          {glyphs}
        </h3>
      ))}
      <p className="text-lg">{glyphs}</p>
      <p>{glyphs}</p>
      <p className="text-sm">{glyphs}</p>
      <p className="silk">{glyphs}</p>
      <p className="figure">{glyphs}</p>
      <p>
        A sentence with{" "}
        <a className="link" href="#tabs">
          a link
        </a>{" "}
        in it.
      </p>
    </Part>
  );
}

function IconsPart() {
  return (
    <Part name="Icons">
      <ul className="flex flex-wrap gap-4">
        {iconNames.map((name) => (
          <li key={name} className="flex w-24 flex-col items-center gap-1 text-xs text-muted">
            <Icon name={name} size={28} className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ButtonsPart() {
  return (
    <Part name="Buttons">
      <Row>
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <ButtonLink to={links.kit()}>Link</ButtonLink>
      </Row>
      <Row>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabled>
          Disabled
        </Button>
        <Button busy>Busy</Button>
        <Button variant="secondary" busy>
          Busy
        </Button>
      </Row>
      <Row>
        <Button size="sm">Small</Button>
        <Button size="md">Middle</Button>
        <Button size="lg">
          <Icon name="cart" /> Large
        </Button>
      </Row>
    </Part>
  );
}

function PricesPart() {
  return (
    <Part name="Prices and figures">
      <Row>
        <Price amount={ron(4599)} size="sm" />
        <Price amount={ron(4599)} />
        <Price amount={ron(4599)} size="lg" />
        <Price amount={ron(4599)} was={ron(4999)} lowest30 />
      </Row>
      <Row>
        {[1, 12, 24].map((months) => (
          <Warranty key={months} months={months} labelled />
        ))}
      </Row>
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
        <Reading kind="measured" label="Counter-Strike 2" value={218} unit="FPS" scale={300} note="1920×1080 · high" />
        <Reading
          kind="estimate"
          label="Counter-Strike 2"
          low={180}
          high={230}
          unit="FPS"
          scale={300}
          note="From 14 similar machines"
        />
        <Reading kind="measured" label="Cinebench R23" value={14210} size="sm" />
        <Reading kind="estimate" label="Offer" low={1800} high={2150} unit="RON" size="sm" />
      </div>
      <Progress value={0} label="Nothing yet" />
      <Progress value={37} label="37 %" />
      <Progress value={8} max={8} label="8 of 8" />
    </Part>
  );
}

function BadgesPart() {
  return (
    <Part name="Badges, chips, notices">
      <Row>
        {(["neutral", "brand", "action", "good", "warn", "danger"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        <Chip to={links.kit()}>Plain</Chip>
        <Chip to={links.kit()} current>
          Current
        </Chip>
        <Chip to={links.kit()} removeLabel="Remove the filter Ryzen 5 5600">
          Ryzen 5 5600
        </Chip>
      </Row>
      <div className="grid gap-3 md:grid-cols-2">
        {(["info", "good", "warn", "danger"] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={`A ${tone} notice`}>
            What happened, and what to do about it.
          </Notice>
        ))}
      </div>
    </Part>
  );
}

function QuantityPart() {
  return (
    <Part name="Quantity">
      <Row>
        <Quantity value={1} max={4} label="One of at most four" />
        <Quantity value={4} max={4} label="The most there are" />
        <Form method="get" preventScrollReset>
          <Quantity value={2} max={4} label="In a form of its own" submits />
        </Form>
      </Row>
    </Part>
  );
}

function TabsPart() {
  return (
    <Part name="Tabs" id="tabs">
      <Tabs
        label="Example"
        current="benchmarks"
        tabs={[
          { id: "specs", label: "Specs", to: links.kit() },
          { id: "benchmarks", label: "Benchmarks", to: links.kit({}, "tabs") },
          { id: "warranty", label: "Warranty", to: links.kit() },
        ]}
      />
      <Breadcrumbs
        items={[
          { label: "Home", to: links.home() },
          { label: "Computers", to: links.products() },
          { label: "Ryzen 5 5600 + RTX 3060" },
        ]}
      />
      {[1, 4, 12, 38].map((page) => (
        <Pagination
          key={page}
          label={`Pages, from ${page}`}
          page={page}
          pages={38}
          hrefFor={(other) => links.kit({ page: other })}
        />
      ))}
    </Part>
  );
}

function PanelsPart() {
  return (
    <Part name="Panels and pictures">
      <div className="grid gap-4 md:grid-cols-3">
        <Panel label="Printed label" level={3}>
          Plain ground
        </Panel>
        <Panel label="Screen" ground="screen" level={3}>
          What was measured
        </Panel>
        <Panel ground="open" title="Open" level={3}>
          A frame only
        </Panel>
      </div>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Picture src={drawing} alt="A drawing" width={4} height={3} />
        <Picture
          src={`${folders.assets}no-such-picture.webp`}
          alt="A picture that does not load"
          width={4}
          height={3}
        />
      </div>
    </Part>
  );
}

function EmptyPart() {
  return (
    <Part name="Empty">
      <Empty title="Nothing matches" actions={<ButtonLink to={links.kit()}>Clear the filters</ButtonLink>}>
        Fewer filters find more.
      </Empty>
    </Part>
  );
}

function Part({ name, id, children }: { name: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="flex flex-col gap-5">
      <h2 className="border-b border-edge pb-1 text-2xl">{name}</h2>
      {children}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}

function Fields() {
  return (
    <>
      <ErrorSummary errors={{ email: "E-mail is not valid", city: "City is required" }} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField name="name" label="Name" hint="As on your papers" autoComplete="name" />
        <TextField name="email" label="E-mail" error="E-mail is not valid" defaultValue="ana@" type="email" />
        <TextField name="company" label="Company" required={false} />
        <TextField name="locked" label="Not now" disabled defaultValue="Fixed" />
        <SelectField name="city" label="City" error="City is required" defaultValue="">
          <option value="">Choose</option>
          <option value="cluj">Cluj-Napoca</option>
        </SelectField>
        <TextAreaField name="message" label="Message" />
        <div>
          <CheckboxField name="saveInfo" label="Remember this" defaultChecked />
          <CheckboxField name="cpus" id="kit-cpu" label="Ryzen 5 5600" end="41" />
          <CheckboxField name="terms" label="I accept" error="You must accept" />
        </div>
        <fieldset>
          <legend className="font-condensed font-semibold">Payment</legend>
          <CheckboxField type="radio" name="pay" id="kit-card" label="Card" value="card" defaultChecked />
          <CheckboxField type="radio" name="pay" id="kit-bank" label="Bank transfer" value="bank" />
        </fieldset>
      </div>
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState<"closable" | "must-answer" | null>(null);
  const toast = useToast();
  return (
    <Row>
      <Button type="button" variant="secondary" onClick={() => setOpen("closable")}>
        Dialog
      </Button>
      <Button type="button" variant="secondary" onClick={() => setOpen("must-answer")}>
        Dialog without a cross
      </Button>
      <DrawerButton sheet="kit-sheet" className="link min-h-11">
        Sheet
      </DrawerButton>
      {(["good", "info", "danger"] as const).map((tone) => (
        <Button key={tone} type="button" variant="secondary" onClick={() => toast(`A ${tone} message`, { tone })}>
          Toast {tone}
        </Button>
      ))}
      <Dialog open={open === "closable"} title="A question" onClose={() => setOpen(null)}>
        <p>Escape, the cross and a press outside close it.</p>
      </Dialog>
      <Dialog open={open === "must-answer"} title="A question that wants an answer">
        <div className="flex gap-3">
          <Button type="button" onClick={() => setOpen(null)}>
            Yes
          </Button>
          <Button type="button" variant="secondary" onClick={() => setOpen(null)}>
            No
          </Button>
        </div>
      </Dialog>
      <Drawer id="kit-sheet" title="A sheet">
        <p>From the right.</p>
      </Drawer>
    </Row>
  );
}
