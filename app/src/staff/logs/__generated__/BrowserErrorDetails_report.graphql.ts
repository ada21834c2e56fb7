/**
 * @generated SignedSource<<c96d50ee016623117158ac4816e73523>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClientErrorKind = "ERROR" | "POLICY" | "REJECTION" | "RENDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BrowserErrorDetails_report$data = {
  readonly at: string;
  readonly browser: string;
  readonly build: string;
  readonly kind: ClientErrorKind;
  readonly message: string;
  readonly requestId: string;
  readonly route: string | null;
  readonly stack: string;
  readonly " $fragmentType": "BrowserErrorDetails_report";
};
export type BrowserErrorDetails_report$key = {
  readonly " $data"?: BrowserErrorDetails_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrowserErrorDetails_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrowserErrorDetails_report",
  "selections": [
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
      "name": "build",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "route",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stack",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    }
  ],
  "type": "ClientErrorReport",
  "abstractKey": null
};

(node as any).hash = "903f496a8fc26f0701759f4fe3a4dc27";

export default node;
