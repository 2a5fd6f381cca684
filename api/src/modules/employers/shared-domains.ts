/**
 * Domains, besides mail providers, whose users have no employer in common: reserved for examples
 * (RFC 2606), of societies, relays, former students and small providers.
 */
export const sharedDomains: ReadonlySet<string> = new Set(
  `
  example.com example.net example.org

  ieee.org acm.org computer.org acs.org aps.org asme.org asce.org aaas.org ams.org siam.org usenix.org
  theiet.org imeche.org bcs.org bcs.org.uk bcs.ch gi.de vdi.de vde.com acm.ch sae.org spie.org
  osa.org optica.org aiaa.org pmi.org isaca.org isc2.org toastmasters.org rotary.org mensa.org
  member.fsf.org debian.org apache.org ubuntu.com gnome.org kde.org freebsd.org gentoo.org
  archlinux.org users.noreply.github.com independent-researcher.org

  privaterelay.appleid.com mozmail.com relay.firefox.com duck.com anonaddy.com anonaddy.me addy.io
  simplelogin.com simplelogin.co simplelogin.io simplelogin.fr slmail.me slmails.com aleeas.com
  passmail.net passmail.com passinbox.com passfwd.com 8alias.com 8shield.net dralias.com
  opayq.com cloaked.id erine.email 33mail.com spamgourmet.com forwardemail.net pobox.com

  post.harvard.edu aya.yale.edu cantab.net oxon.org caa.columbia.edu cal.berkeley.edu
  polytechnique.org m4x.org centraliens.net arts-et-metiers.org essec.org hecalumni.fr
  ensae.org mines-paris.org supelec.org telecom-paristech.org ethz-alumni.ch rwth-alumni.de

  mailbox.org tutanota.com tutanota.de tutamail.com tuta.io keemail.me hey.com zohomail.com
  zohomail.eu zohomail.in yandex.com.tr a1.net telia.com fpt.vn otenet.gr mac.com pm.me proton.me
  posteo.de posteo.net riseup.net disroot.org runbox.com startmail.com mailfence.com migadu.com
  skiff.com soverin.net kolabnow.com ctemplar.com hushmail.com fastmail.com fastmail.fm
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Providers with a domain in each country: yahoo.co.uk, gmx.at. */
export const providersByCountry: ReadonlySet<string> = new Set([
  ...['aol', 'gmx', 'googlemail', 'hotmail', 'icloud', 'live', 'msn', 'outlook'],
  ...['protonmail', 'rocketmail', 'yahoo', 'yandex', 'ymail'],
]);

/** Listed as mail providers, but their own employees use them too. */
export const employersInList: ReadonlySet<string> = new Set([
  ...['alibaba.com', 'discovery.com', 'facebook.com', 'fb.com', 'medscape.com', 'nus.edu.sg'],
]);

/** Labels before a university's domain that former students keep for life. */
export const alumniLabel = /^(alum|alums|alumni|alumnus|alumna|ehemalige|absolvent|mezun)$/;
