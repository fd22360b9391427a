// Photo files that were rejected, each with the reason. Needs the words of the namespace "office-trade-ins".

import type { RejectedFile } from "../../../../../base/photo.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Notice } from "../../../../kit/notice.tsx";

export function RejectedPhotos({ rejected }: { rejected: readonly RejectedFile[] }) {
  const { t } = useWords("office-trade-ins");
  if (rejected.length === 0) return null;
  return (
    <Notice tone="danger" live>
      <ul>
        {rejected.map(({ name, code }) => (
          <li key={`${name} ${code}`} className="break-words">
            {t(`photos.rejected.${code}`, { name })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
