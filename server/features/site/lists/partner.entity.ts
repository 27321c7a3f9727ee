import { ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { listed } from "./listed";
import { PartnerContent } from "./partner.content";

/** A company or college that the academy works with. */
@ObjectType()
@Entity("partners")
@Index(["position", "id"])
export class Partner extends listed(PartnerContent) {}
