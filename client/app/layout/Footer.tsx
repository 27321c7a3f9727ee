import { Link } from "react-router-dom";
import { useSite, useWorkshopLinks } from "../../apollo/useSite";
import { phoneLink } from "../../format/phoneLink";
import { paths } from "../../paths";
import { CachedPart } from "../../ui/page/CachedPart";
import { StepsMark } from "../../ui/art/StepsMark";
import styles from "./Footer.module.css";

type Site = ReturnType<typeof useSite>;

/** Phones, mail and street address in a few lines. */
function ContactList({ phones, emails, address }: Pick<Site, "phones" | "emails" | "address">) {
  return (
    <address className={styles.contacts}>
      {phones.map((phone) => (
        <a key={phone} href={phoneLink(phone)}>
          {phone}
        </a>
      ))}
      {emails.map((email) => (
        <a key={email} href={`mailto:${email}`}>
          {email}
        </a>
      ))}
      {address && <span>{address}</span>}
    </address>
  );
}

/** More would push the contacts off the screen. */
const MAX_WORKSHOPS = 4;

interface FooterColumn {
  title: string;
  links: { to: string; label: string }[];
}

const LEARN = [
  { to: paths.lms, label: "My Learning" },
  { to: paths.dash, label: "Learning portal" },
  { to: paths.workshops, label: "Certifications" },
  { to: paths.offers, label: "Discounts" },
  { to: `${paths.offers}#course`, label: "Membership Plans" },
];

const ACADEMY: FooterColumn = {
  title: "Academy",
  links: [
    { to: paths.about, label: "Our Story" },
    { to: `${paths.about}#mission`, label: "Mission & Vision" },
    { to: paths.blog, label: "Blog" },
    { to: paths.contact, label: "Contact" },
    { to: paths.contactWorkshop, label: "Mentors and partners" },
  ],
};

const SMALL_LINKS = [
  { to: paths.join, label: "Join Now" },
  { to: paths.manageCourses, label: "Manage Courses" },
  { to: paths.cmsSignIn, label: "Staff" },
];

interface FooterContentProps {
  site: Site;
  workshops: ReturnType<typeof useWorkshopLinks>;
}

function FooterContent({ site, workshops }: FooterContentProps) {
  const columns: FooterColumn[] = [
    { title: "Learn", links: LEARN },
    {
      title: "Workshops",
      links: workshops.map(({ slug, name }) => ({ to: paths.workshop(slug), label: name })),
    },
    ACADEMY,
  ];

  return (
    <>
      <div className={styles.academy}>
        <p className={styles.brand}>
          <StepsMark size={28} />
          <strong>{site.academyName}</strong>
        </p>
        <p>{site.tagline}</p>
        <ContactList {...site} />
      </div>
      <nav aria-label="Footer" className={styles.columns}>
        {columns
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
                {title === "Learn" && site.coursesPageLink && (
                  <li>
                    <a href={site.coursesPageLink} target="_blank" rel="noopener noreferrer">
                      More courses <span className="visually-hidden">(opens another site)</span>
                      <span aria-hidden>↗</span>
                    </a>
                  </li>
                )}
              </ul>
            </div>
          ))}
      </nav>
      <div className={styles.last}>
        <ul aria-label="Social media">
          {site.socialLinks.map(({ name, link }) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ul>
          {SMALL_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export function Footer() {
  const site = useSite();
  const workshops = useWorkshopLinks().slice(0, MAX_WORKSHOPS);
  return (
    <footer className={styles.footer}>
      <CachedPart as="div" className={styles.inside} cacheKey={["Footer", site, workshops]}>
        <FooterContent site={site} workshops={workshops} />
      </CachedPart>
    </footer>
  );
}
