import { Link } from "react-router-dom";
import { CmsPage } from "./CmsPage";
import { paths } from "../../shared/paths";
import { Notice } from "../ui/Notice";

export function CmsNotFoundPage() {
  return (
    <CmsPage isNotFound title="Page not found" trail={<Link to={paths.cms}>Dashboard</Link>}>
      <Notice
        title="There is no page at this address"
        action={<Link to={paths.cms}>Go to the dashboard</Link>}
      >
        <p>Check the address, or pick a page from the menu.</p>
      </Notice>
    </CmsPage>
  );
}
