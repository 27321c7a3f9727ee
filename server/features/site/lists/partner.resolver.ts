import { listResolvers } from "./list.resolver";
import { Partner, PartnerContent } from "./partner.entity";

export const partnerResolvers = listResolvers<PartnerContent, Partner>(
  {
    target: Partner,
    content: PartnerContent,
    noun: "partner",
    firstField: "name",
    taken: {
      partners_name_unique: { field: "name", message: "There is a partner with this name already." },
    },
  },
  "The companies that the academy works with, in order.",
);
