import { Arg, Args, Authorized, Ctx, Int, Mutation, ObjectType } from "type-graphql";
import { Field, FieldResolver, Query, Resolver, Root, UseMiddleware } from "type-graphql";
import type { Page } from "../../../core/paging/connection";
import { PageArgs, connectionOf } from "../../../core/paging/connection";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { NotFound } from "../../../core/errors";
import { VersionedInput } from "../../../core/content/inputs";
import { AtMost } from "../../../graphql/limits";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { recordName } from "../../../platform/recordName";
import { recordsPersonalDataAccess } from "../../../platform/security/recordPersonalDataAccess";
import { Registration } from "../registration/registration.entity";
import { canApprove, canReinstate } from "../registration/registration.policy";
import { applyBankImport } from "./applyStatement";
import { approveBankRow } from "./approveBankRow";
import {
  ApproveBankRowInput,
  AssignBankRowInput,
  BankRowArgs,
  BankRowInput,
  FindBankRowsArgs,
  MapBankColumnsInput,
  SettleBankRowInput,
} from "./bank.inputs";
import { countsByImport, importById, registrationById, rowsLeftByImport } from "./bank.loaders";
import { BankColumns, MAX_COLUMNS } from "./statement/bankColumns";
import { BankImport } from "./bankImport.entity";
import { BankMatch, BankRow } from "./bankRow.entity";
import { MAX_FOUND_ROWS, findBankImportPage, findBankRowPage, findBankRows } from "./findBankImports";
import { deleteBankImport, mapBankColumns, rematchBankImport } from "./saveBankImport";
import { assignBankRow, canAssign, canSettle, reopenBankRow, settleBankRow } from "./settleBankRow";

const BankImportConnection = connectionOf(BankImport);
const BankRowConnection = connectionOf(BankRow);

function rupeesOf(paise: string): string {
  return (Number(paise) / 100).toFixed(2);
}

async function countOf(context: Context, importId: string, match: BankMatch) {
  const counts = await countsByImport(context).load(importId);
  return counts?.find((one) => one.match === match);
}

@ObjectType({ description: "Number of rows of one kind in a statement." })
class BankMatchCount {
  @Field(() => BankMatch)
  match!: BankMatch;

  @Field(() => Int)
  count!: number;

  @Field(() => Int, { description: "Of these, the applied rows." })
  applied!: number;

  @Field(() => Int, { description: "Of these, rows that staff settled without approving." })
  settled!: number;

  @Field(() => Int, { description: "Of these, rows that could not be applied and are still open." })
  refused!: number;
}

@ObjectType({ description: "A column's heading and its first cells." })
class BankColumnSample {
  @Field(() => String)
  heading!: string;

  @Field(() => [String])
  cells!: string[];
}

@Resolver(() => BankImport)
export class BankImportResolver {
  @Authorized(Role.ADMIN)
  @Query(() => BankImportConnection, { description: "Bank statements, newest first." })
  async bankImports(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<Page<BankImport>> {
    return findBankImportPage(dataSource.manager, page);
  }

  @Authorized(Role.ADMIN)
  @Query(() => BankImport, { nullable: true })
  async bankImport(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() { dataSource }: Context,
  ): Promise<BankImport | null> {
    return dataSource.manager.findOneBy(BankImport, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BankImport, {
    description: "Maps columns to fields; saved for statements with the same headings.",
  })
  async mapBankColumns(
    @Arg("input", () => MapBankColumnsInput) input: MapBankColumnsInput,
    @Ctx() context: Context,
  ) {
    return mapBankColumns(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BankImport, { description: "Matches the rows with the registrations again." })
  async rematchBankImport(
    @Arg("input", () => VersionedInput) input: VersionedInput,
    @Ctx() context: Context,
  ) {
    return rematchBankImport(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BankImport, {
    description:
      "Approves the next exact matches and adds the next missing UTRs. Repeat it until none is left.",
  })
  async applyBankImport(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return applyBankImport(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BankImport)
  async deleteBankImport(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return deleteBankImport(context, input);
  }

  @FieldResolver(() => Boolean, { description: "Whether staff must map its columns before it is read." })
  needsColumns(@Root() { columns }: BankImport): boolean {
    return columns === null;
  }

  @FieldResolver(() => BankColumns, { nullable: true, description: "The column mapping." })
  columns(@Root() { columns }: BankImport): BankColumns | null {
    return columns;
  }

  @AtMost(MAX_COLUMNS)
  @FieldResolver(() => [BankColumnSample])
  columnSamples(@Root() { headings, samples }: BankImport): BankColumnSample[] {
    return headings.map((heading, index) => ({
      heading,
      cells: samples.map((row) => (row[index] ?? "").slice(0, 120)),
    }));
  }

  @AtMost(6)
  @FieldResolver(() => [BankMatchCount])
  async counts(@Root() { id }: BankImport, @Ctx() context: Context): Promise<BankMatchCount[]> {
    return (await countsByImport(context).load(id)) ?? [];
  }

  @FieldResolver(() => Int, {
    description: "Number of UTRs that Apply would add to registrations confirmed without one.",
  })
  async utrsToKeep(@Root() { id }: BankImport, @Ctx() context: Context): Promise<number> {
    return (await countOf(context, id, BankMatch.KNOWN))?.utrsToKeep ?? 0;
  }

  @FieldResolver(() => Int, { description: "Number of rows still to apply or check." })
  async rowsLeft(@Root() { id }: BankImport, @Ctx() context: Context): Promise<number> {
    return (await rowsLeftByImport(context).load(id)) ?? 0;
  }

  @FieldResolver(() => Int, { description: "Number of credits that fit no registration and are not marked." })
  async unexplained(@Root() { id }: BankImport, @Ctx() context: Context): Promise<number> {
    return (await countOf(context, id, BankMatch.REST))?.unexplained ?? 0;
  }

  @FieldResolver(() => String, { description: "Their sum in rupees, such as 1598.00." })
  async unexplainedAmount(@Root() { id }: BankImport, @Ctx() context: Context): Promise<string> {
    return rupeesOf((await countOf(context, id, BankMatch.REST))?.unexplainedPaise ?? "0");
  }

  @UseMiddleware(recordsPersonalDataAccess)
  @FieldResolver(() => BankRowConnection, { description: "In the order of the file." })
  async rows(
    @Root() { id }: BankImport,
    @Args(() => BankRowArgs) args: BankRowArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<Page<BankRow>> {
    return findBankRowPage(dataSource.manager, id, args);
  }
}

@Resolver(() => BankRow)
export class BankRowResolver {
  @Authorized(Role.ADMIN)
  @AtMost(MAX_FOUND_ROWS)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => [BankRow], { description: "Rows of all statements with these words, the latest first." })
  async bankRows(
    @Args(() => FindBankRowsArgs) { search }: FindBankRowsArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<BankRow[]> {
    return findBankRows(dataSource.manager, search);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BankRow, {
    description: "Approves the registration of a doubtful row, or of a row that Apply could not apply.",
  })
  async approveBankRow(
    @Arg("input", () => ApproveBankRowInput) { id, ...seen }: ApproveBankRowInput,
    @Ctx() context: Context,
  ): Promise<BankRow> {
    const { manager } = context.dataSource;
    const row = await manager.findOneBy(BankRow, { id });
    if (!row) throw new NotFound("row");
    const { registrationId = null, expectedVersion } = seen;
    if (registrationId === null) throw new NotFound("registration");
    await approveBankRow(context, { row: { ...row, registrationId }, expectedVersion });
    return manager.findOneByOrFail(BankRow, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BankRow, {
    description: "Settles a doubtful row, or a row that Apply could not apply, without approving.",
  })
  async settleBankRow(
    @Arg("input", () => SettleBankRowInput) input: SettleBankRowInput,
    @Ctx() context: Context,
  ): Promise<BankRow> {
    return settleBankRow(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BankRow, { description: "Undoes a settlement, so that staff check the row again." })
  async reopenBankRow(
    @Arg("input", () => BankRowInput) input: BankRowInput,
    @Ctx() context: Context,
  ): Promise<BankRow> {
    return reopenBankRow(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BankRow, { description: "Says which registration a credit pays, without approving it." })
  async assignBankRow(
    @Arg("input", () => AssignBankRowInput) input: AssignBankRowInput,
    @Ctx() context: Context,
  ): Promise<BankRow> {
    return assignBankRow(context, input);
  }

  @FieldResolver(() => BankImport, { description: "The statement that has it." })
  async statement(@Root() { importId }: BankRow, @Ctx() context: Context): Promise<BankImport | undefined> {
    return importById(context).load(importId);
  }

  @FieldResolver(() => Boolean, { description: "Whether staff may say which registration it pays." })
  canAssign(@Root() row: BankRow): boolean {
    return canAssign(row);
  }

  @FieldResolver(() => String, { nullable: true, description: "Null once the account is deleted." })
  async settledByName(@Root() { settledById }: BankRow, @Ctx() context: Context): Promise<string | null> {
    return recordName(context, "User", settledById);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Rupees, such as 1999.00; negative for a debit.",
  })
  amount(@Root() { amountPaise }: BankRow): string | null {
    return amountPaise === null ? null : rupeesOf(amountPaise);
  }

  @FieldResolver(() => Registration, {
    nullable: true,
    description: "The registration that it pays or may pay.",
  })
  async registration(
    @Root() { registrationId }: BankRow,
    @Ctx() context: Context,
  ): Promise<Registration | undefined> {
    return registrationId ? registrationById(context).load(registrationId) : undefined;
  }

  @FieldResolver(() => Boolean, { description: "Whether staff may approve its registration with it." })
  async canApprove(@Root() row: BankRow, @Ctx() context: Context): Promise<boolean> {
    if (!canSettle(row) || row.match === BankMatch.KNOWN || Number(row.amountPaise) <= 0) return false;
    const registration = await this.registration(row, context);
    return Boolean(registration && (canApprove(registration) || canReinstate(registration)));
  }

  @FieldResolver(() => Boolean, { description: "Whether staff may settle it without approving." })
  canSettle(@Root() row: BankRow): boolean {
    return canSettle(row);
  }
}
