/**
 * @generated SignedSource<<7ff93ca7b9c3093b76cf2374239c60fe>>
 * @relayHash 4050a458db00abd1156156e0ecabc9b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85734872d9393547d730b7af455bccda1435d40153ce6632d567ac293a2a60ac

import type { ConcreteRequest } from 'relay-runtime';
export type LinkPageFormMutation$variables = {
  funnelId: number;
  link: string;
  revision?: number | null;
};
export type LinkPageFormMutation$data = {
  readonly linkLandingPage: {
    readonly databaseId: number;
  };
};
export type LinkPageFormMutation = {
  response: LinkPageFormMutation$data;
  variables: LinkPageFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "funnelId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "link"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "kind": "Variable",
    "name": "funnelId",
    "variableName": "funnelId"
  },
  {
    "kind": "Variable",
    "name": "link",
    "variableName": "link"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LinkPageFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "LandingPage",
        "kind": "LinkedField",
        "name": "linkLandingPage",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LinkPageFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "LandingPage",
        "kind": "LinkedField",
        "name": "linkLandingPage",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "85734872d9393547d730b7af455bccda1435d40153ce6632d567ac293a2a60ac",
    "metadata": {},
    "name": "LinkPageFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8bcdd70d16b6447419a9db862e614d51";

export default node;
