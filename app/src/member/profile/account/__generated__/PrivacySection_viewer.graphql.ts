/**
 * @generated SignedSource<<e822e3c3eca75d68a95abdfe8a013de9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PrivacyRequestKind = "DELETION" | "DOWNLOAD" | "%future added value";
export type PrivacyRequestState = "DONE" | "FAILED" | "REQUESTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PrivacySection_viewer$data = {
  readonly myPrivacyRequests: ReadonlyArray<{
    readonly answerBy: string;
    readonly databaseId: number;
    readonly expiresAt: string | null;
    readonly finalFrom: string;
    readonly href: string | null;
    readonly kind: PrivacyRequestKind;
    readonly state: PrivacyRequestState;
  }>;
  readonly security: {
    readonly hasPassword: boolean;
    readonly secondFactorSince: string | null;
  };
  readonly whyNotDelete: string | null;
  readonly " $fragmentType": "PrivacySection_viewer";
};
export type PrivacySection_viewer$key = {
  readonly " $data"?: PrivacySection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrivacySection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrivacySection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyNotDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPassword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondFactorSince",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrivacyRequest",
      "kind": "LinkedField",
      "name": "myPrivacyRequests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "href",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finalFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answerBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "dd6cb744e07309c2413b30dbecf9476d";

export default node;
