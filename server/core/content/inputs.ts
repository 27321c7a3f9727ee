import { IsOptional } from "class-validator";
import type { ClassType } from "type-graphql";
import { Field, InputType, Int } from "type-graphql";
import { contentFields } from "./content";
import { GraphQLUUID } from "./graphqlUuid";

@InputType()
export class VersionedInput {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => Int)
  expectedVersion!: number;
}

/** The input of an edit: the editable fields, the record's id and the version that the editor saw. */
export function versioned<Details extends object>(
  DetailsInput: ClassType<Details>,
): ClassType<Details & VersionedInput> {
  @InputType()
  class VersionedDetails extends (kept(DetailsInput) as ClassType<object>) implements VersionedInput {
    @Field(() => GraphQLUUID)
    id!: string;

    @Field(() => Int)
    expectedVersion!: number;
  }
  return VersionedDetails as ClassType<Details & VersionedInput>;
}

/** No defaults, for edits: `keepLeftOut` fills in what the record has. */
export function kept<Content extends object>(Content: ClassType<Content>): ClassType<Content> {
  const names = [...contentFields(Content.prototype)].flatMap(([name, { hasDefault }]) =>
    hasDefault ? [name] : [],
  );
  return withOptional(Content, ...(names as (keyof Content & string)[])) as ClassType<Content>;
}

export function withOptional<Content extends object, Name extends keyof Content & string>(
  Content: ClassType<Content>,
  ...names: Name[]
): ClassType<Omit<Content, Name> & { [Key in Name]?: Content[Key] | null }> {
  @InputType()
  class OptionalContent extends (Content as ClassType<object>) {}
  const { prototype } = OptionalContent;
  for (const [name, { type, description }] of contentFields(prototype)) {
    if (!names.includes(name as Name)) continue;
    Field(type, { nullable: true, description })(prototype, name);
    IsOptional()(prototype, name);
  }
  return OptionalContent as ReturnType<typeof withOptional<Content, Name>>;
}
