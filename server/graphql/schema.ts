import { buildSchemaSync } from "type-graphql";
import { AuthResolver } from "../features/auth/auth.resolver";
import { CourseResolver } from "../features/catalog/course.resolver";
import { BatchResolver, CourseBatchesResolver } from "../features/learning/batch.resolver";
import { BatchAccessResolver } from "../features/learning/batchAccess.resolver";
import { ReferenceResolver } from "../features/learning/reference.resolver";
import { SiteResolver } from "../features/site/site.resolver";
import { AuditResolver } from "../platform/audit/audit.resolver";
import { checkAudience } from "./checkAudience";

/** The whole API: every feature's resolvers. */
export function createSchema() {
  return buildSchemaSync({
    resolvers: [
      AuditResolver,
      AuthResolver,
      BatchAccessResolver,
      BatchResolver,
      CourseBatchesResolver,
      CourseResolver,
      ReferenceResolver,
      SiteResolver,
    ],
    authChecker: checkAudience,
    // A failed check must not send the input back: it may hold a password or a code.
    validate: {
      forbidUnknownValues: false,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    },
  });
}
