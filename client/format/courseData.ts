interface CourseFacts {
  academyName: string;
  origin: string;
  /** Of the place that tells of it. */
  path: string;
  name: string;
  description: string;
  /** Where it can be bought now. */
  priceRupees?: number;
  /** An instant, where it is known. */
  startsAt?: string | null;
}

/** A course, in schema.org's words. */
export function courseData({ academyName, origin, path, ...course }: CourseFacts): object {
  return {
    "@type": "Course",
    name: course.name,
    description: course.description,
    url: origin + path,
    provider: { "@type": "Organization", name: academyName, sameAs: origin },
    ...(course.priceRupees !== undefined && {
      offers: {
        "@type": "Offer",
        category: "Paid",
        price: course.priceRupees,
        priceCurrency: "INR",
        url: origin + path,
      },
    }),
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      ...(course.startsAt && { startDate: course.startsAt }),
    },
  };
}
