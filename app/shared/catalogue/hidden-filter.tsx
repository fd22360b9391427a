// Hidden fields that carry the filter along in another form: the search box keeps the filters, the sort keeps both.

import { queryOf, type CatalogueFilter } from "../../../shop/catalogue/search/filter.ts";

export function HiddenFilter({ filter }: { filter: CatalogueFilter }) {
  return [...new URLSearchParams(queryOf(filter))].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
