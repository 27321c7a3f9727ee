import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Notice } from "../../ui/Notice";
import { CmsPage } from "../CmsPage";

interface MissingRecord {
  noun: string;
  trail: ReactNode;
  to: string;
  place: string;
}

/** A function, not a component: React then keeps the heading of a deleted record's page, and it gets the focus. */
export function noRecord({ noun, trail, to, place }: MissingRecord) {
  return (
    <CmsPage isNotFound title={`No such ${noun}`} trail={trail}>
      <Notice title={`This ${noun} no longer exists`} action={<Link to={to}>To {place}</Link>}>
        <p>Someone may have deleted it.</p>
      </Notice>
    </CmsPage>
  );
}
