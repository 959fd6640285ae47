import { Client } from 'openapi-fetch';
import { ConfirmationPurpose } from '@gb/domain';
import { ConfirmationWay } from '@gb/domain';
import type { ErrorCode } from '@gb/domain';
import type { paths } from './src/generated/schema';
import { QueryClient } from '@tanstack/react-query';

/** What a call of the client resolves to; only `unwrap` needs to know. */
declare interface ApiAnswer<T> {
    data?: T;
    error?: unknown;
    response: Response;
}

/** Body that a write takes: `ApiBody<'/api/fluid-entry', 'post'>`. */
export declare type ApiBody<P extends keyof paths, M extends Method> = paths[P] extends {
    [K in M]: {
        requestBody?: infer B;
    };
} ? Json<NonNullable<B>> : never;

/** The typed client: `api.GET('/api/fluid-summary/{user_id}', { params: { path: { user_id } } })`. */
export declare type ApiClient = Client<paths>;

export declare interface ApiClientOptions {
    /** Origin of the API; default: the page's own. */
    baseUrl?: string;
    /** For tests; default: the platform's fetch, looked up at call time. */
    fetch?: (request: Request) => Promise<Response>;
    /** IANA name sent as X-Time-Zone with every call, asked at call time since people travel. */
    timeZone?: () => string;
    /** Whom this page believes to be signed in; null while unknown. */
    userId?: () => string | null;
    /** Called when an answer belongs to another profile than `userId()`; the call then fails. */
    onProfileChanged?: (found: string) => void;
    /**
     * Asks the person to confirm that it is them, when a call is refused for that; true once it is done. The call is then
     * sent again as it was. The time this takes does not count for the call. Default: the refusal is an error.
     */
    onConfirmationRequired?: (asked: AskedConfirmation) => Promise<boolean>;
    /** Longest time for one call in milliseconds, default 30 000; an import may take longer. A shorter `signal` of the caller wins. */
    timeoutMs?: number;
}

/** Body that a call answers on success: `ApiData<'/api/fluid-summary/{user_id}'>`, method `get` unless named. */
export declare type ApiData<P extends keyof paths, M extends Method = 'get'> = paths[P] extends {
    [K in M]: {
        responses: infer R;
    };
} ? Success<R> : never;

/**
 * The server answered and said no.
 * `code` is stable and meant for decisions; `message` may be shown; `fields` names bad inputs;
 * `retryAfterSeconds` is set for 429 and 503; `extra` holds whatever else the answer carried,
 * e.g. `scans_used` and `total_limit` beside `total_limit_reached`.
 */
export declare class ApiError extends MarkedError {
    readonly name = "ApiError";
    readonly [MARK] = "ApiError";
    readonly status: number;
    readonly code: ErrorCode;
    readonly requestId: string | null;
    readonly fields: FieldProblem[];
    readonly retryAfterSeconds: number | null;
    readonly extra: Record<string, unknown>;
    constructor(parts: ApiErrorParts);
    static [Symbol.hasInstance](value: unknown): boolean;
}

declare interface ApiErrorParts {
    status: number;
    code: ErrorCode;
    message: string;
    requestId: string | null;
    fields: FieldProblem[];
    retryAfterSeconds: number | null;
    extra: Record<string, unknown>;
}

/** What has to be confirmed before a call is answered, and how this person can. */
export declare interface AskedConfirmation {
    purpose: ConfirmationPurpose;
    ways: ConfirmationWay[];
}

/** What a person or the server can change. */
export declare type Change = 'profile' | 'food' | 'food-answer' | 'fluid' | 'weight' | 'vitamin' | 'mood' | 'milestone' | 'recovery' | 'consent' | 'premium';

/** Makes the client that the shell hands to everybody. Calls go through `unwrap`, which throws on failure. */
export declare function createApiClient(options?: ApiClientOptions): ApiClient;

/**
 * The one query cache. Reads are tried again twice, and only when another try can help: a 4xx is final.
 * Writes are never repeated by the cache; the feature decides, with an idempotency key.
 */
export declare function createQueryClient(): QueryClient;

/**
 * Zone of this device, `UTC` where the platform does not tell. A browser makes a formatter for each question, a tenth of
 * what it takes to show Home, so the answer holds for a second, or until the clock on the wall jumps.
 */
export declare function deviceTimeZone(): string;

/** What a person reads about a failure: of the two sentences the one that fits, or the server's own where that says more. */
export declare function failureInWords(error: unknown, { server, network }: FailureWords): string;

/** The sentences of a read or a write that failed: the server said no, or no answer came back. */
export declare interface FailureWords {
    server: string;
    network: string;
}

/** One refused field of a request, in the words of the server. */
export declare interface FieldProblem {
    field: string;
    message: string;
}

/**
 * Headers that make a write safe to send again: `headers: idempotent(key)`.
 * Use one key per intention (one press of Save, one opening of a form), and the same key for each retry of it.
 */
export declare function idempotent(key: string): {
    'Idempotency-Key': string;
};

/**
 * Marks everything stale that `change` touches and refetches what is on screen.
 * Call it in `onSettled` of the mutation; resolves when the refetches have ended.
 */
export declare function invalidateAfter(queries: QueryClient, change: Change): Promise<void>;

/** True for an ApiError with one of the given codes (any code when none is given). */
export declare function isApiError(error: unknown, ...codes: ErrorCode[]): error is ApiError;

declare type Json<T> = T extends {
    content: {
        'application/json': infer Value;
    };
} ? Value : never;

declare const MARK: unique symbol;

declare abstract class MarkedError extends Error {
    abstract readonly name: string;
}

declare type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** No usable answer came back: offline, connection lost, or something that is not our server answered. */
export declare class NetworkError extends MarkedError {
    readonly name = "NetworkError";
    readonly [MARK] = "NetworkError";
    static [Symbol.hasInstance](value: unknown): boolean;
}

/**
 * A new random UUID (version 4), for `entry_id` of a new entry and for idempotency keys.
 * Works on plain http too, where `crypto.randomUUID` is missing (a phone on the clinic's own network).
 */
export declare function newId(): string;

/** The server answered for another profile than the one this page shows; nothing of the answer may be used. */
export declare class ProfileChangedError extends MarkedError {
    readonly name = "ProfileChangedError";
    readonly [MARK] = "ProfileChangedError";
    static [Symbol.hasInstance](value: unknown): boolean;
}

/**
 * Every key of the query cache, in one table, so that two screens that read the same thing share it.
 * `day` is a local day, YYYY-MM-DD. Keys with a person begin with [name, userId]; `staleAfter` relies on it.
 */
export declare const queryKeys: {
    readonly profile: (userId: string) => readonly ['profile', string];
    readonly recoveryCode: (userId: string) => readonly ['recovery-code', string];
    readonly consents: () => readonly ['consents'];
    readonly dailySummary: (userId: string, day: string) => readonly ['daily-summary', string, string];
    readonly foodHistory: (userId: string) => readonly ['food-history', string];
    readonly recentMeals: (userId: string) => readonly ['food-history', string, 'recent'];
    readonly foodDays: (userId: string) => readonly ['food-history', string, 'days'];
    readonly favoriteMeals: (userId: string) => readonly ['food-history', string, 'favorites'];
    readonly foodFeelings: (userId: string) => readonly ['food-history', string, 'feelings'];
    readonly foodNutrients: (userId: string, days: string) => readonly ['food-history', string, 'nutrients', string];
    readonly usualPortion: (userId: string, foodId: string) => readonly ['food-history', string, 'usual', string];
    readonly food: (foodId: string) => readonly ['food', string];
    readonly foods: (query: string) => readonly ['foods', string];
    readonly mealTimer: (userId: string) => readonly ['meal-timer', string];
    readonly scanStatus: (userId: string) => readonly ['scan-status', string];
    readonly weightHistory: (userId: string) => readonly ['weight-history', string];
    readonly allWeights: (userId: string) => readonly ['weight-history', string, 'all'];
    readonly fluidSummary: (userId: string, day: string) => readonly ['fluid-summary', string, string];
    readonly fluidDays: (userId: string, day: string) => readonly ['fluid-days', string, string];
    readonly fluidHistory: (userId: string) => readonly ['fluid-history', string];
    readonly vitaminHistory: (userId: string) => readonly ['vitamin-history', string];
    readonly moodHistory: (userId: string) => readonly ['mood-history', string];
    readonly milestones: (userId: string) => readonly ['milestone-history', string];
    readonly recovery: (userId: string) => readonly ['recovery-history', string];
    readonly reminders: (userId: string) => readonly ['reminders', string];
    readonly concerns: (userId: string) => readonly ['concerns', string];
    readonly analytics: (userId: string, period: string) => readonly ['analytics', string, string];
    readonly reportNotes: (userId: string, day: string) => readonly ['report-notes', string, string];
    readonly premiumStatus: (userId: string) => readonly ['premium-status', string];
    readonly subscription: (userId: string) => readonly ['subscription', string];
    readonly courses: (userId: string) => readonly ['premium-content', string];
    readonly course: (userId: string, moduleId: string) => readonly ['premium-content', string, string];
    readonly planningTemplates: (userId: string) => readonly ['planning-templates', string];
    readonly filledWeek: (userId: string, templateId: string) => readonly ['planning-templates', string, string];
    readonly recipes: (userId: string) => readonly ['recipes', string];
    readonly mealPlans: (userId: string) => readonly ['meal-plans', string];
    readonly planChoices: (userId: string) => readonly ['plan-choices', string];
    readonly supplementGuide: (userId: string) => readonly ['supplement-guide', string];
    readonly checkIns: (userId: string) => readonly ['check-ins', string];
    readonly announcements: () => readonly ['public', 'announcements'];
    readonly healthTips: () => readonly ['public', 'health-tips'];
    readonly recommendedVitamins: () => readonly ['public', 'recommended-vitamins'];
    readonly aboutCreator: () => readonly ['public', 'about-creator'];
    readonly dailyEncouragement: (day: string) => readonly ['public', 'daily-encouragement', string];
    readonly privacyPolicy: () => readonly ['public', 'privacy-policy'];
    readonly termsOfService: () => readonly ['public', 'terms-of-service'];
    readonly subscriptionPackages: () => readonly ['public', 'subscription-packages'];
};

/**
 * First parts of the keys that a change makes stale. A change of the profile may log a weight and move every goal;
 * a weight moves the profile's current weight.
 */
export declare const staleAfter: Record<Change, readonly string[]>;

declare type Success<R> = R extends {
    201: infer Created;
} ? Json<Created> : R extends {
    200: infer Done;
} ? Json<Done> : never;

/** The time allowed for the call ran out. Whether the server did the work is unknown. */
export declare class TimeoutError extends MarkedError {
    readonly name = "TimeoutError";
    readonly [MARK] = "TimeoutError";
    static [Symbol.hasInstance](value: unknown): boolean;
}

/**
 * Waits for a call and gives its data, or throws.
 * Throws ApiError (the server said no), NetworkError, TimeoutError, ProfileChangedError,
 * and the browser's AbortError when the caller canceled.
 */
export declare function unwrap<T>(call: Promise<ApiAnswer<T>>): Promise<NonNullable<T>>;
