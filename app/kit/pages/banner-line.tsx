// A banner: one line above every page, which leads somewhere or only says something.

export function BannerLine({ banner: { text, link } }: { banner: { text: string; link: string | null } }) {
  return (
    <p className="bg-action px-4 py-2 text-center text-sm font-semibold text-on-action print:hidden">
      {link === null ? (
        text
      ) : (
        <a href={link} className="underline underline-offset-4 hover:decoration-2">
          {text}
        </a>
      )}
    </p>
  );
}
