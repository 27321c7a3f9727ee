import { Matches, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { PageArgs } from "../../../core/paging/connection";
import { VersionedInput } from "../../../core/content/inputs";
import { OptionalText, RequiredText } from "../../../core/content/text";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { BankColumns } from "./statement/bankColumns";
import { BankMatch, BankRowOutcome } from "./bankRow.entity";

const MAX_SEARCH = 120;

@ArgsType()
export class BankRowArgs extends PageArgs {
  @Field(() => BankMatch)
  match!: BankMatch;
}

@ArgsType()
export class FindBankRowsArgs {
  @Field(() => String, { description: "Words of a row, such as a UTR, name or amount." })
  @RequiredText(MAX_SEARCH, "Please enter what to search for.")
  search!: string;
}

@InputType()
export class MapBankColumnsInput extends VersionedInput {
  @Field(() => BankColumns)
  @ValidateNested()
  columns!: BankColumns;
}

@InputType({ description: "A row and the registration shown beside it." })
export class BankRowInput {
  @Field(() => ID)
  @Matches(/^[0-9]{1,18}$/, { message: "There is no such row." })
  id!: string;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: "Id of the registration shown beside the row; null if there is none.",
  })
  registrationId?: string | null;
}

@InputType()
export class AssignBankRowInput extends BankRowInput {
  @Field(() => GraphQLUUID, { nullable: true, description: "The registration it pays; null undoes it." })
  toRegistrationId?: string | null;
}

@InputType()
export class ApproveBankRowInput extends BankRowInput {
  @Field(() => Int, { description: "Version of the registration that staff saw." })
  expectedVersion!: number;
}

@InputType()
export class SettleBankRowInput extends BankRowInput {
  @Field(() => BankRowOutcome)
  outcome!: BankRowOutcome;

  @Field(() => String, { nullable: true, description: "Required if the outcome is OTHER." })
  @OptionalText(300)
  note?: string | null;
}
