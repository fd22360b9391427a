// The nine categories of components that the shop buys, each with the highest price of an unknown model.

import type { Bani } from "../../../../../base/money.ts";
import type { PictureName } from "../../../../../shop/catalogue/picture.ts";
import type { PartCategory } from "../../../../../shop/parts/part.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Picture } from "../../../../kit/picture/picture.tsx";
import { Price } from "../../../../kit/price.tsx";

export function AcceptedComponents({
  kinds,
}: {
  kinds: readonly { category: PartCategory; picture: PictureName; upTo: Bani }[];
}) {
  const { t } = useWords("trade-in-loose-parts");
  return (
    <section className="mt-14">
      <h2 className="text-3xl">{t("taken.title")}</h2>
      <p className="mt-2 max-w-[62ch] text-muted">{t("taken.text")}</p>
      <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-9 xl:gap-3">
        {kinds.map(({ category, picture, upTo }) => (
          <li key={category} className="border border-line bg-surface">
            <Picture
              src={picture}
              alt=""
              width={400}
              height={300}
              sizes="(min-width:80rem) 8rem,(min-width:64rem) 18vw,(min-width:32rem) 30vw,46vw"
            />
            <div className="p-3 xl:px-2">
              <h3 className="text-lg leading-tight xl:text-base">{t(`category.${category}`)}</h3>
              <p className="mt-1 text-sm text-muted">
                {t("taken.upTo")} <Price amount={upTo} size="sm" className="text-estimate" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
