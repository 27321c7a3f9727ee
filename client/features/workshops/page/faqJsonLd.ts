interface Question {
  question: string;
  answer: string;
}

/** Questions and answers in schema.org's words. */
export function faqJsonLd(questions: Question[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
