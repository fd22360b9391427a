// The page of a form that makes a secret: after it is sent, the secret, which no page shows again.

import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../../../kit/button.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { FormProblems } from "../../components/form-problems.tsx";
import { OfficePage } from "../../components/page.tsx";
import type { RejectedForm } from "../../post-form.server.ts";
import { SecretOnce } from "./secret-once.tsx";

type Typed = { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };

type MakeSecretProps = {
  title: string;
  /** The id of what is made: the form sent twice makes one. */
  id: string;
  answer: RejectedForm | { secret: string } | undefined;
  made: { title: string; back: string };
  button: string;
  /** The fields of the form. */
  children: (typed: Typed) => ReactNode;
};

export function MakeSecret({ title, id, answer, made, button, children }: MakeSecretProps) {
  const { formatFields } = useDomainErrors();
  const rejected = answer && "errors" in answer ? answer : null;
  const errors = formatFields(rejected?.errors);
  const values = rejected?.values ?? {};
  return (
    <OfficePage title={title}>
      {answer && "secret" in answer ? (
        <SecretOnce title={made.title} secret={answer.secret} back={made.back} />
      ) : (
        <Form method="post" noValidate className="flex max-w-5xl flex-col gap-5">
          <FormProblems domainError={rejected?.domainError} errors={errors} />
          <input type="hidden" name="id" value={values["id"] ?? id} />
          {children({ values, errors })}
          <Button className="self-start">{button}</Button>
        </Form>
      )}
    </OfficePage>
  );
}
