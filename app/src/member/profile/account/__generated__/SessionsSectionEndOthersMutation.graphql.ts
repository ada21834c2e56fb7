/**
 * @generated SignedSource<<cfa61ea36e3b73bb9c00f97224cfb0a7>>
 * @relayHash 212e803099d5d317119d4531d973c3c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b77698bc32d47fbfc7e3feb044b01f38cb47b99c0618d9da25e486f35d942dc4

import type { ConcreteRequest } from 'relay-runtime';
export type SessionsSectionEndOthersMutation$variables = Record<PropertyKey, never>;
export type SessionsSectionEndOthersMutation$data = {
  readonly endOtherSessions: {
    readonly sessions: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type SessionsSectionEndOthersMutation = {
  response: SessionsSectionEndOthersMutation$data;
  variables: SessionsSectionEndOthersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "OwnSession",
  "kind": "LinkedField",
  "name": "sessions",
  "plural": true,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionsSectionEndOthersMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "endOtherSessions",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "SessionsSectionEndOthersMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "endOtherSessions",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b77698bc32d47fbfc7e3feb044b01f38cb47b99c0618d9da25e486f35d942dc4",
    "metadata": {},
    "name": "SessionsSectionEndOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d9ed1a1b5339fbdf0872fc92a7f04fae";

export default node;
