interface CourseFacts {
  academyName: string;
  origin: string;
  /** Of its own page. */
  path: string;
  name: string;
  description: string;
  /** Left out, or null, where it is not sold now. */
  priceRupees?: number | null;
  /** An instant, where it is known. */
  startsAt?: string | null;
}

/** A course in schema.org's words: the same course, by its address, wherever it is told of. */
export function courseData({ academyName, origin, path, ...course }: CourseFacts) {
  const offers = typeof course.priceRupees === "number" && {
    offers: {
      "@type": "Offer",
      category: "Paid",
      price: course.priceRupees,
      priceCurrency: "INR",
      url: origin + path,
    },
  };
  return {
    "@type": "Course",
    "@id": origin + path,
    name: course.name,
    description: course.description || `${course.name}, a course of ${academyName}.`,
    url: origin + path,
    provider: { "@type": "Organization", name: academyName, sameAs: origin },
    ...offers,
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      ...(course.startsAt && { startDate: course.startsAt }),
    },
  };
}
