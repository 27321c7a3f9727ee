import { IsUUID, Matches, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { PageArgs } from "../../../graphql/connection";
import { VersionedInput } from "../../../graphql/inputs";
import { BankColumns } from "./bankColumns";
import { BankMatch } from "./bankRow.entity";

@ArgsType()
export class BankRowArgs extends PageArgs {
  @Field(() => BankMatch)
  match!: BankMatch;
}

@InputType()
export class MapBankColumnsInput extends VersionedInput {
  @Field(() => BankColumns)
  @ValidateNested()
  columns!: BankColumns;
}

@InputType()
export class ApproveBankRowInput {
  @Field(() => ID)
  @Matches(/^[0-9]{1,18}$/, { message: "There is no such row." })
  id!: string;

  @Field(() => ID, { description: "The registration's, as staff saw it beside the row." })
  @IsUUID()
  registrationId!: string;

  @Field(() => Int, { description: "The registration's, as it was seen." })
  expectedVersion!: number;
}
