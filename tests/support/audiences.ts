export type Audience = "PUBLIC" | "LEARNER" | "ADMIN";

/** Who may use each operation. Widening an audience shows here, in the diff. */
export const AUDIENCES: Record<string, Audience> = {
  "Query.activity": "ADMIN",
  "Query.activityKinds": "ADMIN",
  "Query.batch": "LEARNER",
  "Query.batchAccesses": "ADMIN",
  "Query.cmsCourses": "ADMIN",
  "Query.continueLearning": "LEARNER",
  "Query.course": "PUBLIC",
  "Query.courses": "PUBLIC",
  "Query.nextBatches": "PUBLIC",
  "Query.questions": "PUBLIC",
  "Query.site": "PUBLIC",
  "Query.testimonials": "PUBLIC",
  "Query.viewer": "PUBLIC",
  "Query.viewerCanEditContent": "PUBLIC",
  "Mutation.changePassword": "LEARNER",
  "Mutation.createBatch": "ADMIN",
  "Mutation.createCourse": "ADMIN",
  "Mutation.createCourseWithBatch": "ADMIN",
  "Mutation.createReference": "ADMIN",
  "Mutation.deleteBatch": "ADMIN",
  "Mutation.deleteCourse": "ADMIN",
  "Mutation.deleteReference": "ADMIN",
  "Mutation.openBatch": "ADMIN",
  "Mutation.recordReferenceView": "LEARNER",
  "Mutation.reorderReferences": "ADMIN",
  "Mutation.revokeAccess": "ADMIN",
  "Mutation.rotateBatchCode": "ADMIN",
  "Mutation.signIn": "PUBLIC",
  "Mutation.signInStaff": "PUBLIC",
  "Mutation.signOut": "PUBLIC",
  "Mutation.signUp": "PUBLIC",
  "Mutation.unlockBatch": "LEARNER",
  "Mutation.updateBatch": "ADMIN",
  "Mutation.updateCourse": "ADMIN",
  "Mutation.updateReference": "ADMIN",
};

/** Fields, other than operations, that not everybody who sees the object may read. */
export const GUARDED_FIELDS: Record<string, Audience> = {
  "Batch.isCodeWeak": "ADMIN",
  "Batch.seatsTaken": "ADMIN",
};
