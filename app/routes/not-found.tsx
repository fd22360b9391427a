// Any path that the site map does not know (spec 2 and 8).

import { data } from "react-router";
import { Lost } from "../ui/lost.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <Lost />;
}
