import { Link } from "react-router-dom";
import { paths } from "../../../paths";

/** The way back to the parts of the site. */
export function SiteTrail() {
  return <Link to={paths.cmsSite}>Site</Link>;
}
