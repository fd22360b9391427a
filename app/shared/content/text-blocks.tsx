// The blocks of a text that staff wrote: paragraphs, lists, links, and the parts that the page draws.

import { Fragment, type ReactNode } from "react";
import type { Block, PagePiece } from "../../../shop/settings/page-text.ts";

export function TextBlocks({ blocks, part }: { blocks: readonly Block[]; part: (name: string) => ReactNode }) {
  return blocks.map((block, index) => {
    // A text has no other key than the order of its blocks.
    if (block.kind === "part") return <Fragment key={index}>{part(block.name)}</Fragment>;
    if (block.kind === "list")
      return (
        <ul key={index} className="flex list-disc flex-col gap-1 ps-5">
          {block.items.map((pieces, item) => (
            <li key={item}>
              <Pieces pieces={pieces} />
            </li>
          ))}
        </ul>
      );
    return (
      <p key={index}>
        <Pieces pieces={block.pieces} />
      </p>
    );
  });
}

function Pieces({ pieces }: { pieces: readonly PagePiece[] }) {
  return pieces.map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <a key={index} className="link" href={href}>
        {text}
      </a>
    ),
  );
}
