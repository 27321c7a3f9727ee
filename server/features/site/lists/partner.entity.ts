import { ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { listed } from "./listed";
import { PartnerContent } from "./partner.content";

@ObjectType()
@Entity("partners")
@Index(["position", "id"])
export class Partner extends listed(PartnerContent) {}
