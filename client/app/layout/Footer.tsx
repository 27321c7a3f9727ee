import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { PolicyKind } from "../../apollo/schema.generated";
import { usePolicyKinds, useSite, useWorkshopLinks } from "../../apollo/useSite";
import { POLICY_PAGES } from "../../features/auth/policyLinks";
import { phoneLink } from "../../format/phoneLink";
import { paths } from "../../../shared/paths";
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

interface FooterLink {
  to: string;
  label: string;
}

const LEARN = [
  { to: paths.lms, label: "My Learning" },
  { to: paths.dash, label: "Learning portal" },
  { to: `${paths.workshops}#certificates`, label: "Certifications" },
  { to: paths.offers, label: "Discounts" },
  { to: `${paths.offers}#ways`, label: "Membership Plans" },
  { to: paths.manageCourses, label: "Manage Courses" },
];

const ACADEMY = [
  { to: paths.about, label: "Our Story" },
  { to: `${paths.about}#mission`, label: "Mission & Vision" },
  { to: paths.blog, label: "Blog" },
  { to: paths.contact, label: "Contact" },
  { to: paths.contactWorkshop, label: "Mentors and partners" },
];

const STAFF = { to: paths.cmsSignIn, label: "Staff" };

function policyLink(kind: PolicyKind): FooterLink {
  const { path, label } = POLICY_PAGES[kind];
  return { to: path, label };
}

function ExternalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">(opens another site)</span>
      <span aria-hidden>↗</span>
    </a>
  );
}

/** On a phone its links fold behind the title; without JavaScript they are open. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = `footer-${title.toLowerCase()}`;
  return (
    <div className={styles.column} data-open={isOpen}>
      <h2>
        <span className={styles.title}>{title}</span>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {title}
          <ChevronDown size={20} aria-hidden />
        </button>
      </h2>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </div>
  );
}

function LinkList({ links, children }: { links: FooterLink[]; children?: ReactNode }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

interface FooterContentProps {
  site: Site;
  workshops: ReturnType<typeof useWorkshopLinks>;
  policies: ReturnType<typeof usePolicyKinds>;
  isShort: boolean;
}

function FooterContent({ site, workshops, policies, isShort }: FooterContentProps) {
  const ofWorkshops = workshops.map(({ slug, name }) => ({ to: paths.workshop(slug), label: name }));
  const small = [...policies.map(policyLink), STAFF];

  return (
    <>
      <div className={styles.academy}>
        <p className={styles.brand}>
          <StepsMark size={28} />
          <strong>{site.academyName}</strong>
        </p>
        <p>{site.tagline}</p>
      </div>
      {!isShort && (
        <nav aria-label="Footer" className={styles.columns}>
          <Column title="Learn">
            <LinkList links={LEARN}>
              {site.coursesPageLink && (
                <li>
                  <ExternalLink to={site.coursesPageLink}>More courses</ExternalLink>
                </li>
              )}
            </LinkList>
          </Column>
          {ofWorkshops.length > 0 && (
            <Column title="Workshops">
              <LinkList links={ofWorkshops} />
            </Column>
          )}
          <Column title="Academy">
            <LinkList links={ACADEMY} />
          </Column>
          <Column title="Contact">
            <ContactList {...site} />
          </Column>
        </nav>
      )}
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
        <LinkList links={small} />
      </div>
    </>
  );
}

interface FooterProps {
  /** Without its columns of links. */
  isShort?: boolean;
}

export function Footer({ isShort = false }: FooterProps) {
  const site = useSite();
  const workshops = useWorkshopLinks().slice(0, MAX_WORKSHOPS);
  const policies = usePolicyKinds();
  return (
    <footer className={isShort ? `${styles.footer} ${styles.short}` : styles.footer}>
      <CachedPart
        as="div"
        className={styles.inside}
        cacheKey={["Footer", site, workshops, policies, isShort]}
      >
        <FooterContent site={site} workshops={workshops} policies={policies} isShort={isShort} />
      </CachedPart>
    </footer>
  );
}
