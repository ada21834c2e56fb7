/**
 * @generated SignedSource<<77a4d6ea4a21cd66adbe724996435f0b>>
 * @relayHash c2ee2f898462be3e8ec3559e2803509c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61dd1783cefe44166e37a80df095dd5a94c930eceecfa57c60be29f962d4c35e

import type { ConcreteRequest } from 'relay-runtime';
export type PrivacyRequestState = "DONE" | "FAILED" | "REQUESTED" | "WITHDRAWN" | "%future added value";
export type PrivacySectionDownloadMutation$variables = Record<PropertyKey, never>;
export type PrivacySectionDownloadMutation$data = {
  readonly requestDataDownload: {
    readonly state: PrivacyRequestState;
  };
};
export type PrivacySectionDownloadMutation = {
  response: PrivacySectionDownloadMutation$data;
  variables: PrivacySectionDownloadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PrivacySectionDownloadMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PrivacyRequest",
        "kind": "LinkedField",
        "name": "requestDataDownload",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrivacySectionDownloadMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PrivacyRequest",
        "kind": "LinkedField",
        "name": "requestDataDownload",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "61dd1783cefe44166e37a80df095dd5a94c930eceecfa57c60be29f962d4c35e",
    "metadata": {},
    "name": "PrivacySectionDownloadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "128501f5b9079fc48ee1a17473fb03cf";

export default node;
