import { ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { PAGE_ROWS, sitePage } from "../pages/sitePage";
import { PoliciesContent } from "./policies.content";

@ObjectType()
@Entity("policies")
@Check("policies_page_rows", PAGE_ROWS)
export class Policies extends sitePage(PoliciesContent) {}
