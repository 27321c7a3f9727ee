import { listResolvers } from "./list.resolver";
import type { ContentList } from "./listedContent";
import { Partner, PartnerContent } from "./partner.entity";

export const PARTNERS: ContentList<PartnerContent, Partner> = {
  target: Partner,
  content: PartnerContent,
  noun: "partner",
  firstField: "name",
  taken: {
    partners_name_unique: { field: "name", message: "There is a partner with this name already." },
  },
};

export const partnerResolvers = listResolvers(
  PARTNERS,
  "The companies that the academy works with, in order.",
);
