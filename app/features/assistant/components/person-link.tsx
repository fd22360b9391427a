// The way to a colleague. With JavaScript the contact page finds the conversation in the browser; before that a form takes it along.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { links } from "../../../links.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import type { Talk } from "../talk.view.server.ts";

type PersonLinkProps = { talk: Pick<Talk, "transcript"> | null; onClick?: () => void; children: ReactNode };

export function PersonLink({ talk, onClick, children }: PersonLinkProps) {
  const isHydrated = useHydrated();
  const look = "link inline-flex min-h-11 items-center";
  if (talk === null || isHydrated)
    return (
      <Link to={links.contact()} {...(onClick && { onClick })} className={look}>
        {children}
      </Link>
    );
  return (
    <form method="post" action={links.contact()}>
      <input type="hidden" name="begin" value="1" />
      <input type="hidden" name="transcript" value={talk.transcript} />
      <button type="submit" className={look}>
        {children}
      </button>
    </form>
  );
}
