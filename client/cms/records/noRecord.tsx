import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Notice } from "../../ui/Notice";
import { CmsPage } from "../CmsPage";

interface MissingRecord {
  noun: string;
  trail: ReactNode;
  /** Where to go instead. */
  to: string;
  /** What is there, such as "all workshops". */
  place: string;
}

/**
 * The page of a record that does not exist, or no longer. Not a component: React then keeps the heading of a page whose
 * record was deleted, and it gets the focus.
 */
export function noRecord({ noun, trail, to, place }: MissingRecord) {
  return (
    <CmsPage isNotFound title={`No such ${noun}`} trail={trail}>
      <Notice title={`This ${noun} no longer exists`} action={<Link to={to}>To {place}</Link>}>
        <p>Someone may have deleted it.</p>
      </Notice>
    </CmsPage>
  );
}
