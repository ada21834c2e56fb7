/**
 * @generated SignedSource<<0c630fce8ad8bfed35c93459de260185>>
 * @relayHash bef52113039c5ea33969367d5697ee44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e70ae5f85131f4f0549190fa9483cc18000a89fe6b8ef714256943fd1e1fef69

import type { ConcreteRequest } from 'relay-runtime';
export type SessionsSectionEndMutation$variables = {
  id: string;
};
export type SessionsSectionEndMutation$data = {
  readonly endSession: {
    readonly sessions: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type SessionsSectionEndMutation = {
  response: SessionsSectionEndMutation$data;
  variables: SessionsSectionEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OwnSession",
  "kind": "LinkedField",
  "name": "sessions",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionsSectionEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "endSession",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionsSectionEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "endSession",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e70ae5f85131f4f0549190fa9483cc18000a89fe6b8ef714256943fd1e1fef69",
    "metadata": {},
    "name": "SessionsSectionEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cc4ebfa24a08a9c68bc5f9b28df2c715";

export default node;
