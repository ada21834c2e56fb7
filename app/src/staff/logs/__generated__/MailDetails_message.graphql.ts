/**
 * @generated SignedSource<<b05845834bf6b10ac0ea766d5f87eaf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutboxChannel = "EMAIL" | "WEBHOOK" | "%future added value";
export type OutboxState = "CANCELLED" | "FAILED" | "SENT" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MailDetails_message$data = {
  readonly attempts: number;
  readonly channel: OutboxChannel;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly kind: string;
  readonly notBefore: string;
  readonly problem: string | null;
  readonly recipient: string;
  readonly sentAt: string | null;
  readonly state: OutboxState;
  readonly subject: string;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null;
  readonly " $fragmentType": "MailDetails_message";
};
export type MailDetails_message$key = {
  readonly " $data"?: MailDetails_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailDetails_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailDetails_message",
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
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        }
      ],
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
      "name": "subject",
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
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "OutboxMessage",
  "abstractKey": null
};

(node as any).hash = "56e7f8f2d15aa5a1d988d527e81c6852";

export default node;
