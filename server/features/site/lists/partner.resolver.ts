import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { refuseDuplicates } from "../../../database/conflicts";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { VersionedInput } from "../../../core/content/inputs";
import { linkOrNull, pictureOrNull } from "../../../core/content/text";
import type { ContentList } from "./listedContent";
import {
  createListed,
  deleteListed,
  findListed,
  findShown,
  reorderListed,
  updateListed,
} from "./listedContent";
import { Partner } from "./partner.entity";
import { CreatePartnerInput, UpdatePartnerInput } from "./partner.inputs";
import { ReorderInput } from "./reorder.inputs";

const LIST: ContentList<Partner> = {
  target: Partner,
  entity: "Partner",
  noun: "partner",
  firstField: "name",
};

const NAME_TAKEN = {
  partners_name_unique: { field: "name", message: "There is a partner with this name already." },
};

function columnsOf(input: CreatePartnerInput) {
  return {
    name: input.name.trim(),
    link: linkOrNull(input.link),
    imageUrl: pictureOrNull(input.imageUrl),
    isPublished: input.isPublished,
  };
}

@Resolver()
export class PartnerResolver {
  @Public()
  @Query(() => [Partner], { description: "Whom the academy works with, in order." })
  async partners(@Ctx() context: Context): Promise<Partner[]> {
    return findShown(context, LIST);
  }

  @Authorized(Role.ADMIN)
  @Query(() => [Partner], { description: "All of them, unpublished ones too." })
  async cmsPartners(@Ctx() { dataSource }: Context): Promise<Partner[]> {
    return findListed(dataSource.manager, LIST);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Partner, { description: "It stands last in the list." })
  async createPartner(
    @Arg("input", () => CreatePartnerInput) input: CreatePartnerInput,
    @Ctx() context: Context,
  ) {
    return refuseDuplicates(NAME_TAKEN, () => createListed(context, LIST, columnsOf(input)));
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Partner)
  async updatePartner(
    @Arg("input", () => UpdatePartnerInput) input: UpdatePartnerInput,
    @Ctx() context: Context,
  ) {
    return refuseDuplicates(NAME_TAKEN, () =>
      updateListed(context, LIST, { ...input, changes: columnsOf(input) }),
    );
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Partner)
  async deletePartner(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return deleteListed(context, LIST, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => [Partner])
  async reorderPartners(@Arg("input", () => ReorderInput) input: ReorderInput, @Ctx() context: Context) {
    return reorderListed(context, LIST, input.ids);
  }
}
