import { Link } from "react-router-dom";
import type { UpdatePartnerInput } from "../../../../apollo/schema.generated";
import { UpdatePartnerInput as limits } from "../../../../apollo/limits.json";
import { listPage } from "../../../../cms/records/listPage";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { SiteLink } from "../../../../cms/SiteLink";
import { sends } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../paths";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { link, picture, text } from "../../../../ui/form/kinds/textKinds";
import { tick } from "../../../../ui/form/kinds/valueKinds";
import {
  CmsPartnersDocument,
  CreatePartnerDocument,
  DeletePartnerDocument,
  ReorderPartnersDocument,
  UpdatePartnerDocument,
} from "./partner.record.generated";

const fields = describeFields<ContentOf<UpdatePartnerInput>>(limits, {
  name: text({ label: "Name" }),
  link: link({ label: "Link" }),
  imageUrl: picture({ label: "Logo URL", hint: "Leave blank to show the name." }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft." }),
});

const usePartners = recordQuery({
  query: CmsPartnersDocument,
  variables: () => ({}),
  find: ({ cmsPartners }) => cmsPartners,
});

/** `/cms/site/partners`: the academy's partners, in the site's order. */
export const CmsPartnersPage = listPage({
  noun: "partner",
  plural: "partners",
  trail: <Link to={cmsPaths.site}>Site</Link>,
  useItems: usePartners,
  actions: (items) =>
    items.some(({ isPublished }) => !isPublished) && (
      <SiteLink to={cmsPaths.preview(paths.home)} isPublished={false} />
    ),
  fields,
  titleOf: ({ name }) => name,
  create: sends(CreatePartnerDocument, (content) => content),
  update: UpdatePartnerDocument,
  remove: DeletePartnerDocument,
  reorder: sends(ReorderPartnersDocument, (ids) => ({ ids })),
});
