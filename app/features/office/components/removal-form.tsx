import type { ComponentProps } from "react";
import { Form } from "react-router";
import { Button } from "../../../kit/button.tsx";

type Props = Pick<ComponentProps<typeof Button>, "variant" | "aria-label" | "children"> & {
  /** What the page shows of the thing, by the names of its form. */
  seen: Readonly<Record<string, string>>;
};

/** Sends what the page shows along: if a colleague has changed it, whoever removes it sees both. */
export function RemovalForm({ seen, ...button }: Props) {
  return (
    <Form method="post">
      {Object.entries(seen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button name="intent" value="remove" {...button} />
    </Form>
  );
}
