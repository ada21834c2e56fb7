/**
 * @generated SignedSource<<1ff1f94214635ade58a02031bd225b8b>>
 * @relayHash 7cb3f8a02930b8863ebb1cb444a7170c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 809d5177d6e953be562289526945fadb01f6e23b54a9516c4a0745a99f2ebbbb

import type { ConcreteRequest } from 'relay-runtime';
export type PageEditorPreviewMutation$variables = {
  id: number;
};
export type PageEditorPreviewMutation$data = {
  readonly createPreviewLink: {
    readonly expiresAt: string;
    readonly path: string;
  };
};
export type PageEditorPreviewMutation = {
  response: PageEditorPreviewMutation$data;
  variables: PageEditorPreviewMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "PreviewLink",
    "kind": "LinkedField",
    "name": "createPreviewLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PageEditorPreviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PageEditorPreviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "809d5177d6e953be562289526945fadb01f6e23b54a9516c4a0745a99f2ebbbb",
    "metadata": {},
    "name": "PageEditorPreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "777ef77f8d851da7d86fb30a0005170e";

export default node;
