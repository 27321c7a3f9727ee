interface Example {
  query: string;
  variables?: string;
}

function variables(input: object): string {
  return JSON.stringify({ input }, null, 2);
}

const CATALOGUE = `# What a visitor sees.
query Catalogue {
  courses {
    id
    slug
    name
    priceRupees
    batches {
      id
      name
      access
      startsOn
      isUnlocked
      referenceCount
    }
  }
}
`;

const SIGN_IN = `# Signs this browser in.
# npm start printed the demo's passwords.
mutation SignInAsLearner($input: SignInInput!) {
  signIn(input: $input) {
    ... on SignedIn {
      viewer {
        id
        name
        role
      }
    }
    ... on InvalidCredentials {
      message
    }
  }
}
`;

const UNLOCK = `# Signed in. The batch's id is in the catalogue,
# its code in what npm start printed.
mutation UnlockBatch($input: UnlockBatchInput!) {
  unlockBatch(input: $input) {
    ... on BatchUnlocked {
      batch {
        id
        isUnlocked
        references {
          id
          title
          link
          durationText
        }
      }
    }
    ... on InvalidSecretCode {
      message
      attemptsLeft
    }
    ... on BatchFull {
      message
    }
  }
}
`;

const CREATE = `# For staff: sign in as the demo's admin first.
mutation MakeCourse($input: CreateCourseWithBatchInput!) {
  createCourseWithBatch(input: $input) {
    id
    name
    version
    course {
      id
      slug
      name
    }
  }
}
`;

const REORDER = `# For staff: all references of the batch,
# in the new order.
mutation ReorderReferences($input: ReorderReferencesInput!) {
  reorderReferences(input: $input) {
    id
    references {
      id
      position
      title
    }
  }
}
`;

export const EXAMPLES: Example[] = [
  { query: CATALOGUE },
  { query: SIGN_IN, variables: variables({ email: "learner@sopaan.example", password: "" }) },
  { query: UNLOCK, variables: variables({ batchId: "", secretCode: "" }) },
  {
    query: CREATE,
    variables: variables({
      courseName: "Statistics",
      description: "Averages, spread, and how to tell a finding from chance.",
      batchName: "Morning batch",
      secretCode: "",
    }),
  },
  { query: REORDER, variables: variables({ batchId: "", referenceIds: [] }) },
];
