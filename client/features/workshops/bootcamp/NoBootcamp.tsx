import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Notice } from "../../../ui/Notice";
import { PageHead } from "../../../ui/page/PageHead";

/** The bootcamp's pages while it is not published. */
export function NoBootcamp() {
  return (
    <PageFrame>
      <PageHead
        title="Bootcamp"
        description="The next bootcamp of the academy is being prepared."
        path={paths.bootcamp}
      />
      <h1>Bootcamp</h1>
      <Notice
        title="The bootcamp is being prepared"
        action={<ButtonLink to={paths.offers}>See the courses</ButtonLink>}
      >
        <p>Its seasons, its price and its first evening will stand here.</p>
      </Notice>
    </PageFrame>
  );
}
