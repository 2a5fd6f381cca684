#!/usr/bin/env node
// Checks a published ledger, without a network, on Node 20 or newer; without arguments it says what
// it takes.
// Made of tools/verify/verify-ledger.ts by: node --import tsx tools/verify/write-bundle.ts
import { readFileSync as __WEBPACK_EXTERNAL_MODULE_node_fs_75ed2103_readFileSync__ } from "node:fs";
import { basename as __WEBPACK_EXTERNAL_MODULE_node_path_02319fef_basename__ } from "node:path";
import { parseArgs as __WEBPACK_EXTERNAL_MODULE_node_util_1f093676_parseArgs__ } from "node:util";

;// external "node:fs"

;// external "node:path"

;// external "node:util"

;// ./shared/merit/ledger/sha256.ts
/** First 32 bits of the fractional parts of the square roots of the first 8 primes (FIPS 180-4, 5.3.3). */ const initial = [
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19
];
/** The same of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */ const constants = Int32Array.of(0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2);
const at = (words, index)=>words[index];
const rotated = (word, by)=>word >>> by | word << 32 - by;
/**
 * Working memory, kept from one message to the next: making it anew for each would take longer than
 * the hashing. Nothing in here lasts beyond a call.
 */ const state = new Int32Array(8);
const words = new Int32Array(64);
let blocks = new DataView(new ArrayBuffer(1024));
/** The message schedule of a block (FIPS 180-4, 6.2.2, step 1). */ function schedule(offset) {
    for(let t = 0; t < 16; t += 1)words[t] = blocks.getInt32(offset + 4 * t);
    for(let t = 16; t < 64; t += 1){
        const near = at(words, t - 2);
        const far = at(words, t - 15);
        const sigma1 = rotated(near, 17) ^ rotated(near, 19) ^ near >>> 10;
        const sigma0 = rotated(far, 7) ^ rotated(far, 18) ^ far >>> 3;
        words[t] = sigma1 + at(words, t - 7) + sigma0 + at(words, t - 16);
    }
}
/**
 * The 64 rounds over a block, added to the state (FIPS 180-4, 6.2.2, steps 2 to 4). The eight
 * variables are the standard's; in an array they would take five times as long.
 */ function compress() {
    let [a, b, c, d] = [
        at(state, 0),
        at(state, 1),
        at(state, 2),
        at(state, 3)
    ];
    let [e, f, g, h] = [
        at(state, 4),
        at(state, 5),
        at(state, 6),
        at(state, 7)
    ];
    for(let t = 0; t < 64; t += 1){
        const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
        const chosen = e & f ^ ~e & g;
        const first = h + sum1 + chosen + at(constants, t) + at(words, t) | 0;
        const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
        const second = sum0 + (a & b ^ a & c ^ b & c) | 0;
        h = g;
        g = f;
        f = e;
        e = d + first | 0;
        d = c;
        c = b;
        b = a;
        a = first + second | 0;
    }
    state[0] = at(state, 0) + a;
    state[1] = at(state, 1) + b;
    state[2] = at(state, 2) + c;
    state[3] = at(state, 3) + d;
    state[4] = at(state, 4) + e;
    state[5] = at(state, 5) + f;
    state[6] = at(state, 6) + g;
    state[7] = at(state, 7) + h;
}
/** The message, a 1 bit, zeros and its length in bits, to whole blocks of 64 bytes (5.1.1). */ function pad(message) {
    const length = Math.ceil((message.length + 9) / 64) * 64;
    if (length > blocks.byteLength) blocks = new DataView(new ArrayBuffer(2 * length));
    const bytes = new Uint8Array(blocks.buffer, 0, length);
    bytes.set(message);
    bytes.fill(0, message.length);
    bytes[message.length] = 0x80;
    blocks.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
    blocks.setUint32(length - 4, message.length * 8 >>> 0);
    return length;
}
function digest() {
    const bytes = new Uint8Array(32);
    for(let index = 0; index < 32; index += 1)bytes[index] = at(state, index >> 2) >>> 24 - 8 * (index % 4);
    return bytes;
}
/**
 * SHA-256 (FIPS 180-4), of our own because it must run the same, at once and without any import, on
 * the server, in a page that is no secure context and in a command. For public data: its time is not
 * constant, and no secret is kept by it.
 */ function sha256(message) {
    const length = pad(message);
    state.set(initial);
    for(let offset = 0; offset < length; offset += 64){
        schedule(offset);
        compress();
    }
    return digest();
}

;// ./shared/merit/ledger/bytes.ts

const pairs = Array.from({
    length: 256
}, (_, byte)=>byte.toString(16).padStart(2, '0'));
const byteOf = new Map(pairs.map((pair, byte)=>[
        pair,
        byte
    ]));
/** Bytes as lower case hexadecimal digits. */ const toHex = (bytes)=>{
    let text = '';
    for (const byte of bytes)text += pairs[byte];
    return text;
};
/** @throws RangeError for what is not pairs of lower case hexadecimal digits. */ function fromHex(text) {
    const bytes = new Uint8Array(Math.ceil(text.length / 2));
    for(let index = 0; index < bytes.length; index += 1){
        const byte = byteOf.get(text.slice(2 * index, 2 * index + 2));
        if (byte === undefined) throw new RangeError('Not hexadecimal.');
        bytes[index] = byte;
    }
    return bytes;
}
const encoder = new TextEncoder();
/** SHA-256 of a text as UTF-8, in hexadecimal. */ const hashOfText = (text)=>toHex(sha256(encoder.encode(text)));

;// ./shared/merit/ledger/commitment.ts

/** A completed rating without its judge. */ /** Hash of the rules under which it was given. */ /** Pseudonym of the nomination in the ledger. */ /** 32 random bytes in hexadecimal, see `saltOf`. */ /** What a judge keeps of a completed rating. It shows nobody what the rating was. */ /** The judge's half of the salt. */ const half = /^[0-9a-f]{32}$/;
/**
 * The salt of a rating: 16 random bytes of the server, which keep the commitment from being opened
 * by trying all scores, and 16 of the judge's own browser. Without these the server could give two
 * judges who agree the same receipt and put a rating of its own in the place that is left over
 * (the clash attack: Kuesters, Truderung and Vogt 2012, IEEE Symposium on Security and Privacy).
 *
 * @throws RangeError when a half is not 16 bytes in hexadecimal.
 */ function saltOf({ serverHalf, judgeHalf }) {
    if (!half.test(serverHalf) || !half.test(judgeHalf)) throw new RangeError('Half of a salt is not 16 bytes in hexadecimal.');
    return serverHalf + judgeHalf;
}
const isSaltOf = (salt, { judgeHalf })=>salt.slice(32) === judgeHalf;
/**
 * The commitment to a rating, SHA-256 of five lines: what this is, rules, entry, scores, salt. The
 * entry is in it, so that a rating cannot move to another; the judge is not.
 */ const commitmentOf = ({ rulesHash, entry, scores, salt })=>hashOfText([
        'meritum-rating/1',
        rulesHash,
        entry,
        scores.join(','),
        salt
    ].join('\n'));
/** The commitment to an entry: that it took part, whether or not anyone rated it. */ const entryCommitmentOf = ({ rulesHash, entry })=>hashOfText([
        'meritum-entry/1',
        rulesHash,
        entry
    ].join('\n'));

;// ./shared/merit/ledger/find-receipt.ts

/** What a ledger holds for a judge's receipt. */ /** The commitment is there, but not with the half of the salt that the judge gave. */ /** Finds judges' own ratings; whether the ledger holds together is for `verifyLedger` to say. */ function receiptFinder({ rows, sealed, rulesHash }) {
    const rowOf = new Map(rows.map((row)=>[
            commitmentOf({
                rulesHash,
                ...row
            }),
            row
        ]));
    const sealOf = new Map(sealed.map((one)=>[
            one.commitment,
            one
        ]));
    return (receipt)=>{
        const row = rowOf.get(receipt.commitment);
        if (row && !isSaltOf(row.salt, receipt)) return {
            kind: 'given to another'
        };
        if (row) return {
            kind: 'published',
            entry: row.entry,
            scores: row.scores
        };
        const seal = sealOf.get(receipt.commitment);
        return seal ? {
            kind: 'sealed',
            reason: seal.reason
        } : {
            kind: 'missing'
        };
    };
}
/** The same for one receipt. */ const findReceipt = (ledger, receipt)=>receiptFinder(ledger)(receipt);

;// ./shared/merit/outcome/rule-set.ts
/** One of the criteria; weights are whole numbers that need not add up to 100. */ /** Lowest score of the tier, in hundredths: 900 is 9.0. Half-open upwards (D33). */ /** When the console asks for more judges, before results are final (see `calibrate/borderline.ts`). */ /** How near to a cut, in hundredths of a standard error. */ /** How many more judges a borderline nomination gets, once. */ /**
 * The rules of a season's category, frozen before its judging opens. Whole numbers and texts only,
 * so that its canonical JSON, and with it its hash, is the same in every language.
 */ /** Lowest and highest whole number that a judge can give for a criterion. */ /** Highest first. Below the last there is no award. */ /** Fewest completed ratings before there is a result (CONST-006). */ /** Null where no more judges are ever asked for. */ /**
   * No judge is given more than so many times the median load, in hundredths: 200 is twice. Rules
   * frozen before there was this one have no such member, and keep their hash.
   */ const isWhole = (value)=>Number.isSafeInteger(value) && value >= 0;
const isPositive = (value)=>isWhole(value) && value > 0;
const areDistinct = (names)=>new Set(names).size === names.length;
const descend = ({ tiers })=>tiers.every((tier, index)=>isWhole(tier.fromHundredths) && (index === 0 || tier.fromHundredths < tiers[index - 1].fromHundredths));
const conditions = [
    [
        'There are no criteria.',
        ({ criteria })=>criteria.length > 0
    ],
    [
        'Two criteria have the same name.',
        ({ criteria })=>areDistinct(criteria.map(({ name })=>name))
    ],
    [
        'A weight is not a positive whole number.',
        ({ criteria })=>criteria.every(({ weight })=>isPositive(weight))
    ],
    [
        'The scale is not from a whole number to a higher one.',
        ({ scale })=>isWhole(scale.from) && isWhole(scale.to) && scale.from < scale.to
    ],
    [
        'Two tiers have the same name.',
        ({ tiers })=>areDistinct(tiers.map(({ name })=>name))
    ],
    [
        'The tiers do not go down in whole hundredths.',
        descend
    ],
    [
        'The fewest ratings are not a positive whole number.',
        ({ minimumRatings })=>isPositive(minimumRatings)
    ],
    [
        'The borderline rule has a number that is not whole.',
        ({ borderline })=>!borderline || isWhole(borderline.standardErrorHundredths) && isWhole(borderline.extraJudges)
    ],
    [
        'The largest load is not a whole number of hundredths above 100.',
        ({ largestLoadHundredths = 200 })=>isWhole(largestLoadHundredths) && largestLoadHundredths > 100
    ],
    [
        'The seed is not a whole number.',
        ({ assignmentSeed })=>isWhole(assignmentSeed)
    ]
];
/** What is wrong with a rule set, in words; nothing when it can be frozen. */ function ruleSetProblems(rules) {
    return conditions.flatMap(([problem, isMet])=>isMet(rules) ? [] : [
            problem
        ]);
}

;// ./shared/merit/ledger/ledger.ts
/** Why a commitment is in the tree while its rating, or its entry, is not in the ledger. */ const sealReasons = [
    'rating voided',
    'entry voided',
    'rating of a voided entry',
    'entry erased',
    'rating of an erased entry'
]; /** A nomination as the ledger names it. */  /** Only where there is an award, and only as long as the nominee wants to be named. */  /** Completed ratings that count. */  /** To two decimals, the rest cut off; null where the ratings are too few. */  /** One rating that counts. Whose it is stands nowhere. */  /** A rating or an entry of which only the commitment is published. */  /** What is published of a season's category, from which anyone can compute its outcomes again. */  /** Merkle root of the commitments of all entries and completed ratings, published at closing. */  /** How many these are. */  /** What two admins took out, with a reason, and what was erased since. */ 

;// ./shared/merit/ledger/ledger-schema.ts

/** Without halves of surrogate pairs, for which languages have different bytes. */ const ledger_schema_name = {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: '^[^\\uD800-\\uDFFF]*$'
};
const hash = {
    type: 'string',
    pattern: '^[0-9a-f]{64}$'
};
const count = {
    type: 'integer',
    minimum: 0,
    maximum: 10_000_000
};
const positive = {
    type: 'integer',
    minimum: 1,
    maximum: 1_000_000
};
const seed = {
    type: 'integer',
    minimum: 0
};
/** A pseudonym: 8 digits of Crockford's base 32 in two groups. */ const pseudonym = {
    type: 'string',
    pattern: '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'
};
/** An object that has all of these members, those marked aside, and no others. */ const exactly = (properties, { optional = [] } = {})=>({
        type: 'object',
        properties,
        required: Object.keys(properties).filter((one)=>!optional.includes(one)),
        additionalProperties: false
    });
const orNull = (schema)=>({
        anyOf: [
            schema,
            {
                type: 'null'
            }
        ]
    });
const rules = exactly({
    format: {
        type: 'string',
        const: 'meritum-rules/1'
    },
    season: ledger_schema_name,
    category: ledger_schema_name,
    criteria: {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: exactly({
            name: ledger_schema_name,
            weight: positive
        })
    },
    scale: exactly({
        from: count,
        to: positive
    }),
    tiers: {
        type: 'array',
        maxItems: 20,
        items: exactly({
            name: ledger_schema_name,
            fromHundredths: count
        })
    },
    minimumRatings: positive,
    borderline: orNull(exactly({
        standardErrorHundredths: count,
        extraJudges: count
    })),
    largestLoadHundredths: positive,
    codeVersion: ledger_schema_name,
    assignmentSeed: seed
}, {
    optional: [
        'largestLoadHundredths'
    ]
});
const entry = exactly({
    pseudonym,
    name: ledger_schema_name,
    ratings: count,
    score: orNull({
        type: 'string',
        pattern: '^[0-9]{1,9}\\.[0-9]{2}$'
    }),
    tier: orNull(ledger_schema_name)
}, {
    optional: [
        'name'
    ]
});
const row = exactly({
    entry: pseudonym,
    scores: {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: count
    },
    salt: hash
});
const sealed = exactly({
    commitment: hash,
    reason: {
        type: 'string',
        enum: sealReasons
    }
});
/** The form of a published ledger. It is published with it, and every ledger is held against it. */ const ledgerSchema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Meritum ledger',
    description: 'All ratings of a season and category that count, without their judges, and what they come to. docs/merit.md says how to check it.',
    ...exactly({
        format: {
            type: 'string',
            const: 'meritum-ledger/1'
        },
        rules,
        rulesHash: hash,
        root: hash,
        size: count,
        entries: {
            type: 'array',
            maxItems: 100_000,
            items: entry
        },
        rows: {
            type: 'array',
            maxItems: 10_000_000,
            items: row
        },
        sealed: {
            type: 'array',
            maxItems: 10_000_000,
            items: sealed
        }
    })
};

;// ./shared/merit/ledger/schema.ts
/** The part of JSON Schema (2020-12) that the ledger's schema is written in. */ const isMembers = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
const types = {
    object: isMembers,
    array: Array.isArray,
    string: (value)=>typeof value === 'string',
    integer: Number.isSafeInteger,
    null: (value)=>value === null
};
const isWithin = (value, least = 0, most = Number.MAX_SAFE_INTEGER)=>value >= least && value <= most;
function isTextAllowed(schema, value) {
    if (schema.const !== undefined && value !== schema.const) return false;
    if (schema.enum && !schema.enum.includes(value)) return false;
    if (!isWithin([
        ...value
    ].length, schema.minLength, schema.maxLength)) return false;
    return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value);
}
function firstOf(problems) {
    for (const problem of problems)if (problem !== undefined) return problem;
    return undefined;
}
function* inMembers(schema, value, path) {
    for (const name of schema.required ?? [])yield Object.hasOwn(value, name) ? undefined : `${path}/${name}`;
    for (const [name, member] of Object.entries(value)){
        const own = schema.properties && Object.hasOwn(schema.properties, name);
        if (own) yield misfit(schema.properties[name], member, `${path}/${name}`);
        else if (schema.additionalProperties === false) yield `${path}/${name}`;
    }
}
function* inItems(schema, value, path) {
    if (!isWithin(value.length, schema.minItems, schema.maxItems)) yield path;
    if (!schema.items) return;
    for (const [index, item] of value.entries())yield misfit(schema.items, item, `${path}/${index}`);
}
/**
 * Where a value first departs from a schema, as a JSON pointer (the whole is ''); undefined when it
 * conforms. Numbers are whole throughout.
 */ function misfit(schema, value, path = '') {
    if (schema.anyOf) return schema.anyOf.some((one)=>misfit(one, value) === undefined) ? undefined : path;
    if (schema.type && !types[schema.type](value)) return path;
    if (typeof value === 'string') return isTextAllowed(schema, value) ? undefined : path;
    if (typeof value === 'number') return isWithin(value, schema.minimum, schema.maximum) ? undefined : path;
    if (Array.isArray(value)) return firstOf(inItems(schema, value, path));
    return isMembers(value) ? firstOf(inMembers(schema, value, path)) : undefined;
}

;// ./shared/merit/ledger/parse-ledger.ts



/** What was given is no ledger; where it first departs from one is in the message. */ class NotALedger extends Error {
}
function parsed(text) {
    try {
        return JSON.parse(text);
    } catch  {
        throw new NotALedger('This is not JSON.');
    }
}
/**
 * A ledger from its JSON, which may come from anywhere.
 *
 * @throws NotALedger
 */ function parseLedger(text) {
    const value = parsed(text);
    const at = misfit(ledgerSchema, value);
    if (at !== undefined) throw new NotALedger(`This is not a ledger; see ${at || 'the whole'}.`);
    const ledger = value;
    const [problem] = ruleSetProblems(ledger.rules);
    if (problem) throw new NotALedger(`These are no rules. ${problem}`);
    return ledger;
}

;// ./shared/merit/outcome/fraction.ts
/**
 * An exact share of whole numbers. A cut is compared on it, never on a floating-point mean: twenty
 * ratings whose exact mean is 9 may well add up to 8.999999999999998.
 */ /** The nearest floating-point number: for statistics, never for a cut. */ const toNumber = ({ numerator, denominator })=>numerator / denominator;
const isAtLeastHundredths = ({ numerator, denominator }, hundredths)=>numerator * 100 >= hundredths * denominator;
/** Whole hundredths, what is beyond them cut off. */ const hundredthsBelow = ({ numerator, denominator })=>(numerator * 100 - numerator * 100 % denominator) / denominator;
/** Whole tenths, halves upwards: 7.25 is 73. */ const nearestTenths = ({ numerator, denominator })=>{
    const doubled = numerator * 20 + denominator;
    return (doubled - doubled % (2 * denominator)) / (2 * denominator);
};

;// ./shared/merit/outcome/score.ts
/* unused harmony import specifier */ var score_nearestTenths;

/** What one judge gave one nomination: a whole number for each criterion, in the rule set's order. */ const totalWeight = ({ criteria })=>criteria.reduce((sum, { weight })=>sum + weight, 0);
const weighted = ({ criteria }, scores)=>criteria.reduce((sum, { weight }, index)=>sum + weight * scores[index], 0);
/** Whether these are as many whole numbers of the scale as there are criteria. */ const areScores = ({ criteria, scale }, scores)=>scores.length === criteria.length && scores.every((one)=>Number.isInteger(one) && one >= scale.from && one <= scale.to);
/** A judge's composite, exactly: with equal weights the plain mean of the criteria (CONST-005). */ const composite = (rules, scores)=>({
        numerator: weighted(rules, scores),
        denominator: totalWeight(rules)
    });
/** The composite as judges see it, to one decimal, half up: 7.25 is 7.3 (JUD-032, D33). */ const compositeShown = (rules, scores)=>score_nearestTenths(composite(rules, scores)) / 10;
/**
 * A nomination's score: the mean of its judges' composites (D32), of the exact ones. Of composites
 * rounded half up it would be 0.025 too high on average.
 */ const nominationScore = (rules, ratings)=>({
        numerator: ratings.reduce((sum, scores)=>sum + weighted(rules, scores), 0),
        denominator: totalWeight(rules) * ratings.length
    });
/** The mean of each criterion over all ratings, in the rule set's order. */ const criterionMeans = ({ criteria }, ratings)=>criteria.map((_, index)=>({
            numerator: ratings.reduce((sum, scores)=>sum + scores[index], 0),
            denominator: ratings.length
        }));
/** Two decimals, the rest cut off, so that a score below a cut never reads as the cut: 8.99. */ function scoreShown(score) {
    const hundredths = hundredthsBelow(score);
    return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

;// ./shared/merit/outcome/outcome.ts


/** What the ratings of a nomination say. */ /** The tier that a score earns, by half-open bands on the unrounded mean (D33), or none. */ const tierOf = ({ tiers }, score)=>tiers.find(({ fromHundredths })=>isAtLeastHundredths(score, fromHundredths))?.name ?? null;
/**
 * The outcome of a nomination: a function of the rules and of its completed ratings, in any order,
 * and of nothing else (D32).
 *
 * @throws RangeError when a rating is not one of these rules.
 */ function outcomeOf(rules, ratings) {
    if (!ratings.every((scores)=>areScores(rules, scores))) throw new RangeError('A rating does not fit the criteria and the scale of the rules.');
    const missing = rules.minimumRatings - ratings.length;
    if (missing > 0) return {
        kind: 'too few',
        ratings: ratings.length,
        missing
    };
    const score = nominationScore(rules, ratings);
    return {
        kind: 'decided',
        ratings: ratings.length,
        score,
        tier: tierOf(rules, score)
    };
}

;// ./shared/merit/ledger/canonical.ts
const ascii = /^[\x20-\x7e]*$/;
const halfPair = /\p{Surrogate}/u;
function canonical_text(value) {
    if (halfPair.test(value)) throw new RangeError('A text has half of a surrogate pair.');
    return JSON.stringify(value);
}
function number(value) {
    if (!Number.isSafeInteger(value)) throw new RangeError('A number is not whole.');
    return JSON.stringify(value);
}
function member([name, value]) {
    if (!ascii.test(name)) throw new RangeError('A name is not plain ASCII.');
    return `${canonical_text(name)}:${canonicalJson(value)}`;
}
/**
 * One text for one value, byte by byte: the JSON Canonicalization Scheme (RFC 8785), for values
 * whose numbers are whole and whose names are ASCII. Those are the two places where languages
 * differ, so the same text comes from a line of Python.
 *
 * @throws RangeError for whatever is outside of that.
 */ function canonicalJson(value) {
    if (value === null || typeof value === 'boolean') return JSON.stringify(value);
    if (typeof value === 'number') return number(value);
    if (typeof value === 'string') return canonical_text(value);
    if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
    if (typeof value !== 'object') throw new RangeError('A value is not JSON.');
    const members = Object.entries(value).sort(([one], [other])=>one < other ? -1 : 1);
    return `{${members.map(member).join(',')}}`;
}

;// ./shared/merit/ledger/freeze.ts
/* unused harmony import specifier */ var freeze_ruleSetProblems;



/** A rule set as it is published before judging opens. */ /** Its canonical JSON. */ /** SHA-256 of that text as UTF-8, in hexadecimal. */ /** The text and the hash of rules, whatever the order in which they were written down. */ function frozen(rules) {
    const text = canonicalJson(rules);
    return {
        text,
        hash: hashOfText(text)
    };
}
/**
 * Freezes the rules of a season's category.
 *
 * @throws RangeError when they are no rules that a season could be judged by.
 */ function freezeRules(rules) {
    const problems = freeze_ruleSetProblems(rules);
    if (problems.length > 0) throw new RangeError(problems.join(' '));
    return frozen(rules);
}

;// ./shared/merit/ledger/slices.ts
/** Work in small slices, between which a browser can draw; it yields how many hashes it has made. */ /** Hashes in a slice: a few milliseconds of work. */ const size = 500;
/** Each of the items turned into another, in slices. */ function* mapped(items, make) {
    const made = [];
    for(let from = 0; from < items.length; from += size){
        const slice = items.slice(from, from + size);
        made.push(...slice.map((item, place)=>make(item, from + place)));
        yield slice.length;
    }
    return made;
}
/** All of it at once. */ function completed(work) {
    let step = work.next();
    while(!step.done)step = work.next();
    return step.value;
}

;// ./shared/merit/ledger/merkle.ts
/* unused harmony import specifier */ var merkle_fromHex;
/* unused harmony import specifier */ var merkle_toHex;
/* unused harmony import specifier */ var merkle_completed;



/** The hashes on the way from a commitment to the root, and where it stands. */ function hashed(prefix, ...parts) {
    const message = new Uint8Array(1 + 32 * parts.length);
    message[0] = prefix;
    parts.forEach((part, index)=>{
        message.set(part, 1 + 32 * index);
    });
    return sha256(message);
}
/** Leaves and nodes are hashed apart, so that no node passes for a leaf (RFC 6962, 2.1). */ const leafHash = (commitment)=>hashed(0, fromHex(commitment));
const nodeHash = (left, right)=>hashed(1, left, right);
/** Pairs are joined; the last of an odd number goes up as it is, which is RFC 6962's tree. */ function* above(level) {
    const lefts = level.filter((_, index)=>index % 2 === 0);
    return yield* mapped(lefts, (left, pair)=>{
        const right = level[2 * pair + 1];
        return right ? nodeHash(left, right) : left;
    });
}
/** Leaves stand in the order of their commitments, which says nothing about who, what or when. */ const inOrder = (commitments)=>[
        ...commitments
    ].sort();
function* levelsOver(leaves) {
    const levels = [
        (yield* mapped(leaves, leafHash))
    ];
    for(let level = levels[0]; level.length > 1;){
        level = yield* above(level);
        levels.push(level);
    }
    return levels;
}
/** The neighbours on the way up; where there is none, the hash goes up as it is. */ const pathFrom = (levels, index)=>levels.flatMap((level, height)=>{
        const neighbour = level[index >> height ^ 1];
        return neighbour ? [
            toHex(neighbour)
        ] : [];
    });
/** The proof that a commitment is in the tree (RFC 6962, 2.1.1); undefined when it is not. */ /** The Merkle tree (RFC 6962, 2.1) of commitments, in whatever order they are given. */ const treeOf = (commitments)=>merkle_completed(treeInSlices(commitments));
/** The same in slices. */ function* treeInSlices(commitments) {
    const leaves = inOrder(commitments);
    const levels = yield* levelsOver(leaves);
    const size = leaves.length;
    const indexOf = new Map(leaves.map((leaf, index)=>[
            leaf,
            index
        ]));
    return {
        root: toHex(levels.at(-1)?.[0] ?? sha256(new Uint8Array())),
        size,
        proofOf: (commitment)=>{
            const index = indexOf.get(commitment);
            return index === undefined ? undefined : {
                index,
                size,
                path: pathFrom(levels, index)
            };
        }
    };
}
/** The root that a proof leads to (RFC 9162, 2.1.3.2); undefined when the proof has no such form. */ function rootFrom(commitment, { index, size, path }) {
    if (!(index >= 0 && index < size)) return undefined;
    let at = index;
    let last = size - 1;
    let hash = leafHash(commitment);
    let used = 0;
    for(; last > 0; at >>= 1, last >>= 1){
        // The last of an odd number has no neighbour on this level.
        if (at === last && at % 2 === 0) continue;
        const neighbour = path[used];
        if (neighbour === undefined) return undefined;
        used += 1;
        hash = at % 2 === 1 ? nodeHash(merkle_fromHex(neighbour), hash) : nodeHash(hash, merkle_fromHex(neighbour));
    }
    return used === path.length ? merkle_toHex(hash) : undefined;
}

;// ./shared/merit/ledger/publish.ts
/* unused harmony import specifier */ var publish_outcomeOf;
/* unused harmony import specifier */ var publish_hashOfText;
/* unused harmony import specifier */ var publish_entryCommitmentOf;
/* unused harmony import specifier */ var publish_commitmentOf;
/* unused harmony import specifier */ var publish_freezeRules;
/* unused harmony import specifier */ var publish_treeOf;






/** A completed rating, without its judge. */ /** A nomination with all its completed ratings. */ /** Determines the order of the rows, and nothing else. */ /** What outcome and name come to in the ledger: only awards are named. */ function entryOf({ pseudonym, name }, outcome) {
    const { ratings } = outcome;
    if (outcome.kind === 'too few') return {
        pseudonym,
        ratings,
        score: null,
        tier: null
    };
    const { score, tier } = outcome;
    const isNamed = tier !== null && name !== undefined;
    return {
        pseudonym,
        ...isNamed ? {
            name
        } : {},
        ratings,
        score: scoreShown(score),
        tier
    };
}
const by = (key)=>(one, other)=>key(one) < key(other) ? -1 : 1;
/** The commitments of an entry and of its ratings, each with the reason to seal it if there is one. */ function commitmentsOfEntry({ pseudonym: entry, isVoided, ratings }, rulesHash) {
    return [
        {
            commitment: publish_entryCommitmentOf({
                rulesHash,
                entry
            }),
            reason: isVoided ? 'entry voided' : undefined
        },
        ...ratings.map(({ scores, salt, isVoided: isRatingVoided })=>({
                commitment: publish_commitmentOf({
                    rulesHash,
                    entry,
                    scores,
                    salt
                }),
                reason: reasonToSeal(isVoided, isRatingVoided)
            }))
    ];
}
function reasonToSeal(isEntryVoided, isRatingVoided) {
    if (isEntryVoided) return 'rating of a voided entry';
    return isRatingVoided ? 'rating voided' : undefined;
}
const sealedIn = (commitments)=>commitments.flatMap(({ commitment, reason })=>reason ? [
            {
                commitment,
                reason
            }
        ] : []).sort(by(({ commitment })=>commitment));
const rowsOf = ({ pseudonym, ratings })=>ratings.filter(({ isVoided })=>!isVoided).map(({ scores, salt })=>({
            entry: pseudonym,
            scores: [
                ...scores
            ],
            salt
        }));
/** In an order that the seed determines and that says nothing about when or by whom. */ function shuffled(rows, seed) {
    const placed = rows.map((row)=>({
            row,
            place: publish_hashOfText(`${seed}\n${row.salt}`)
        }));
    return placed.sort(by(({ place })=>place)).map(({ row })=>row);
}
/** The commitments to all entries and completed ratings, voided ones too: the root's at closing. */ function commitmentsOf({ rules, entries }) {
    const { hash } = publish_freezeRules(rules);
    return entries.flatMap((entry)=>commitmentsOfEntry(entry, hash)).map(({ commitment })=>commitment);
}
function refuseTwice(names, what) {
    if (new Set(names).size < names.length) throw new RangeError(`${what} occurs twice.`);
}
/**
 * The ledger of a season's category: the same for the same ratings in whatever order they come.
 *
 * @throws RangeError for rules or ratings that are none, and for a pseudonym or rating twice.
 */ function publishLedger({ rules, entries, seed }) {
    const rulesHash = publish_freezeRules(rules).hash;
    const all = entries.flatMap((entry)=>commitmentsOfEntry(entry, rulesHash));
    const commitments = all.map(({ commitment })=>commitment);
    refuseTwice(entries.map(({ pseudonym })=>pseudonym), 'A pseudonym');
    refuseTwice(commitments, 'A commitment');
    const standing = entries.filter(({ isVoided })=>!isVoided).sort(by(({ pseudonym })=>pseudonym));
    return {
        format: 'meritum-ledger/1',
        rules,
        rulesHash,
        root: publish_treeOf(commitments).root,
        size: commitments.length,
        entries: standing.map((entry)=>entryOf(entry, publish_outcomeOf(rules, rowsOf(entry).map(({ scores })=>scores)))),
        rows: shuffled(standing.flatMap(rowsOf), seed),
        sealed: sealedIn(all)
    };
}

;// ./shared/merit/ledger/verify.ts







/** What was published before, elsewhere, and so cannot have been made to fit the ledger. */ /** What is public of how many. Voided and erased ratings include those of such entries. */ /** All entries as the rows of the ledger have it, in the ledger's order. */ /** The hashes as computed here. */ const findings = (conditions)=>conditions.flatMap(([isMet, code])=>isMet ? [] : [
            {
                code
            }
        ]);
const twice = (names)=>{
    const seen = new Set();
    return names.filter((name)=>seen.size === seen.add(name).size);
};
function* commitmentsIn({ entries, rows, sealed }, rulesHash) {
    const own = entries.map(({ pseudonym })=>entryCommitmentOf({
            rulesHash,
            entry: pseudonym
        }));
    const ratings = yield* mapped(rows, (row)=>commitmentOf({
            rulesHash,
            ...row
        }));
    return [
        ...own,
        ...ratings,
        ...sealed.map(({ commitment })=>commitment)
    ];
}
/** Whether rules, ratings and what was published before belong together. */ function aboutHashes(ledger, hashes, before) {
    return findings([
        [
            ledger.rulesHash === hashes.rules,
            'rules-hash'
        ],
        [
            (before.rulesHash ?? hashes.rules) === hashes.rules,
            'rules-published'
        ],
        [
            ledger.root === hashes.root,
            'root'
        ],
        [
            (before.root ?? hashes.root) === hashes.root,
            'root-published'
        ],
        [
            ledger.size === hashes.commitments.length,
            'size'
        ],
        [
            twice(hashes.commitments).length === 0,
            'commitment-twice'
        ]
    ]);
}
function aboutRows({ rules, entries, rows }) {
    const known = new Set(entries.map(({ pseudonym })=>pseudonym));
    return [
        ...twice(entries.map(({ pseudonym })=>pseudonym)).map((entry)=>({
                code: 'entry-twice',
                entry
            })),
        ...rows.flatMap(({ entry, scores })=>[
                ...known.has(entry) ? [] : [
                    {
                        code: 'entry-unknown',
                        entry
                    }
                ],
                ...areScores(rules, scores) ? [] : [
                    {
                        code: 'scores',
                        entry
                    }
                ]
            ])
    ];
}
function scoresByEntry(rows) {
    const found = new Map();
    for (const { entry, scores } of rows){
        const own = found.get(entry);
        if (own) own.push(scores);
        else found.set(entry, [
            scores
        ]);
    }
    return found;
}
const isSameOutcome = (one, other)=>one.ratings === other.ratings && one.score === other.score && one.tier === other.tier;
/** All entries computed again from the rows; rows that are no ratings are left out. */ function computed({ rules, entries, rows }) {
    const scores = scoresByEntry(rows.filter((row)=>areScores(rules, row.scores)));
    return entries.map((entry)=>entryOf(entry, outcomeOf(rules, scores.get(entry.pseudonym) ?? [])));
}
const aboutEntries = (ledger, again)=>ledger.entries.flatMap((entry, index)=>{
        const other = again[index];
        if (!isSameOutcome(entry, other)) return [
            {
                code: 'outcome',
                entry: entry.pseudonym
            }
        ];
        return entry.name === other.name ? [] : [
            {
                code: 'name',
                entry: entry.pseudonym
            }
        ];
    });
function* hashesOf(ledger) {
    const rules = frozen(ledger.rules).hash;
    const commitments = yield* commitmentsIn(ledger, rules);
    return {
        rules,
        commitments,
        root: (yield* treeInSlices(commitments)).root
    };
}
function countsOf({ entries, rows, sealed }) {
    const count = (...reasons)=>sealed.filter(({ reason })=>reasons.includes(reason)).length;
    return {
        entries: entries.length,
        ratings: rows.length,
        voidedEntries: count('entry voided'),
        voidedRatings: count('rating voided', 'rating of a voided entry'),
        erasedEntries: count('entry erased'),
        erasedRatings: count('rating of an erased entry')
    };
}
/**
 * Computes everything in a ledger again: the hash of its rules, the commitment of each rating, their
 * root, and the ratings, score and tier of each entry. The ledger by itself can only agree with
 * itself; give what was published before, and it must agree with that too.
 */ const verifyLedger = (ledger, before = {})=>completed(verifyInSlices(ledger, before));
/** The same in slices, so that a page stays alive meanwhile; about three hashes a rating. */ function* verifyInSlices(ledger, before = {}) {
    const hashes = yield* hashesOf(ledger);
    const entries = computed(ledger);
    const all = [
        ...aboutHashes(ledger, hashes, before),
        ...aboutRows(ledger),
        ...aboutEntries(ledger, entries)
    ];
    return {
        isValid: all.length === 0,
        findings: all,
        entries,
        rulesHash: hashes.rules,
        root: hashes.root,
        counts: countsOf(ledger)
    };
}

;// ./shared/merit/ledger/findings.ts
/** What can fail to hold in a ledger, in words for whoever checks it. */ const findingWords = {
    'rules-hash': 'The hash in the ledger is not that of its rules.',
    'rules-published': 'These are not the rules that were published before judging opened.',
    root: 'The ratings do not lead to the root in the ledger: one was changed, added or left out.',
    'root-published': 'The ratings do not lead to the root that was published when judging closed.',
    size: 'There are more or fewer entries and ratings than the ledger says.',
    'commitment-twice': 'An entry or a rating is counted twice.',
    'entry-twice': 'This entry is listed twice.',
    'entry-unknown': 'There is a rating of this entry, but no such entry.',
    scores: 'A rating of this entry does not fit the criteria and the scale.',
    outcome: 'The ratings of this entry come to another number, score or tier.',
    name: 'This entry is named without an award.'
}; /** One thing in a ledger that does not hold. */  /** Pseudonym of the entry that it is about, where it is about one. */ 

;// ./tools/verify/report.ts

/** One line that programs can read; the Python file writes the same one. */ const asJson = ({ isValid, rulesHash, root, entries })=>JSON.stringify({
        valid: isValid,
        rulesHash,
        root,
        entries: entries.map(({ pseudonym, ratings, score, tier })=>({
                pseudonym,
                ratings,
                score,
                tier
            }))
    });
const entryLine = ({ pseudonym, name, ratings, score, tier })=>[
        pseudonym,
        `${ratings} ratings`.padStart(12),
        (score ?? 'no result').padStart(9),
        (tier ?? 'no award').padEnd(9),
        name ?? ''
    ].join('  ').trimEnd();
/** What a verification says, for people. */ function asWords(ledger, { isValid, findings, ...found }) {
    const { counts } = found;
    return [
        `${ledger.rules.category}, season ${ledger.rules.season}`,
        '',
        ...found.entries.map(entryLine),
        '',
        `Rules ${found.rulesHash}`,
        `Root  ${found.root}`,
        `${counts.entries} entries, ${counts.ratings} ratings; voided: ${counts.voidedEntries} entries, ${counts.voidedRatings} ratings; erased: ${counts.erasedEntries} entries, ${counts.erasedRatings} ratings.`,
        '',
        ...findings.map(({ code, entry })=>`${entry ? `${entry}: ` : ''}${findingWords[code]}`),
        isValid ? 'Everything holds.' : 'This ledger does NOT hold.'
    ].join('\n');
}
/** What became of the rating that a receipt is for. */ function receiptWords(found) {
    switch(found.kind){
        case 'published':
            return `Receipt: the rating of ${found.entry}, ${found.scores.join(' ')}, is in the ledger.`;
        case 'sealed':
            return `Receipt: committed to, but not published (${found.reason}).`;
        case 'given to another':
            return 'Receipt: NOT yours. The same receipt was given to two judges.';
        case 'missing':
            return 'Receipt: NOT in this ledger.';
    }
}

;// ./tools/verify/verify-ledger.ts







/** This command, as it was started: from the repository, or as the one file that the site offers. */ const own = __WEBPACK_EXTERNAL_MODULE_node_path_02319fef_basename__(process.argv[1] ?? '');
const program = own.endsWith('.mjs') ? `node ${own}` : 'npx tsx tools/verify/verify-ledger.ts';
/** Checks a published ledger without any server. It ends with 0 when all holds, 1 when not, 2 else. */ const usage = `Usage: ${program} [options] <ledger.json>

A .jsonl file holds a ledger in each line.
  --root <hash>         the Merkle root as it was published when judging closed
  --rules-hash <hash>   the hash of the rules as it was published before judging opened
  --receipt <receipt>   a judge's receipt, <commitment>:<half of the salt>
  --json                a line of JSON for each ledger`;
const textsIn = (file)=>{
    const text = __WEBPACK_EXTERNAL_MODULE_node_fs_75ed2103_readFileSync__(file, 'utf8');
    return file.endsWith('.jsonl') ? text.split('\n').filter((line)=>line !== '') : [
        text
    ];
};
function tell(ledger, verification, { json, receipt }) {
    console.log(json ? asJson(verification) : asWords(ledger, verification));
    const [commitment, judgeHalf] = receipt?.split(':') ?? [];
    if (commitment && judgeHalf) console.log(receiptWords(findReceipt(ledger, {
        commitment,
        judgeHalf
    })));
}
function check(text, options) {
    const ledger = parseLedger(text);
    const before = {
        root: options.root,
        rulesHash: options['rules-hash']
    };
    const verification = verifyLedger(ledger, before);
    tell(ledger, verification, options);
    return verification.isValid;
}
function run() {
    const { values, positionals } = __WEBPACK_EXTERNAL_MODULE_node_util_1f093676_parseArgs__({
        allowPositionals: true,
        options: {
            root: {
                type: 'string'
            },
            'rules-hash': {
                type: 'string'
            },
            receipt: {
                type: 'string'
            },
            json: {
                type: 'boolean',
                default: false
            }
        }
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new Error(usage);
    const results = textsIn(file).map((text)=>check(text, values));
    return results.every(Boolean) ? 0 : 1;
}
try {
    process.exitCode = run();
} catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof NotALedger ? 1 : 2;
}

