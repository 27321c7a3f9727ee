import { Link } from "react-router-dom";
import { cmsPaths } from "../../../cmsPaths";

/** The way back to the parts of the site. */
export function SiteTrail() {
  return <Link to={cmsPaths.site}>Site</Link>;
}
