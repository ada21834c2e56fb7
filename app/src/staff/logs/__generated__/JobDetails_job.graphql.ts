/**
 * @generated SignedSource<<8d8b8f703689971feeb4a83d87f3d62c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobDetails_job$data = {
  readonly data: unknown;
  readonly databaseId: number;
  readonly failedAt: string;
  readonly problem: string;
  readonly queue: string;
  readonly ranAgainAt: string | null;
  readonly ranAgainBy: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null;
  readonly sentAt: string;
  readonly tries: number;
  readonly " $fragmentType": "JobDetails_job";
};
export type JobDetails_job$key = {
  readonly " $data"?: JobDetails_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobDetails_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobDetails_job",
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
      "name": "queue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "data",
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
      "name": "tries",
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
      "name": "failedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ranAgainAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "ranAgainBy",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FailedJob",
  "abstractKey": null
};

(node as any).hash = "aab47dca19de2c08c6621c977eaa5228";

export default node;
